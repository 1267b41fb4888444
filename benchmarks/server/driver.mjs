/**
 * Plays at many tables of a server at once: whoever is asked answers at once, at random.
 *
 *     node driver.mjs (atoll|boardgameio) http://127.0.0.1:8000 <tables> <warm-up s> <measured s>
 *
 * Prints a line of JSON when the measured time begins, when it ends, and then one with the result.
 */

import { setTimeout as sleep } from "node:timers/promises";

import { Meter } from "./driver/meter.mjs";

const [server, address, ...numbers] = process.argv.slice(2);
const [tables, warmUp, measured] = numbers.map(Number);

/** In both games, roughly. */
const ANSWERS_A_GAME = 100;

const tell = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const seconds = ({ user, system }) => (user + system) / 1e6;

async function measure(meter) {
  await sleep(warmUp * 1000);
  tell({ mark: "start" });
  meter.start();
  const [startedAt, spent] = [performance.now(), process.cpuUsage()];
  await sleep(measured * 1000);
  meter.stop();
  tell({ mark: "end" });
  const lasted = (performance.now() - startedAt) / 1000;
  const busy = seconds(process.cpuUsage(spent)) / lasted;
  return { mark: "result", tables, seconds: lasted, busy, ...meter.result() };
}

/** Games open and close unlike they go on, so at any time the tables should be at all stages. */
async function startOneAfterAnother(play, meter) {
  for (let running = 1; running <= tables; running += 1) {
    play(address, meter).catch(giveUp);
    await meter.more((running * ANSWERS_A_GAME) / tables);
  }
}

function giveUp(error) {
  console.error(error);
  process.exit(1);
}

const { play } = await import(`./driver/${server}.mjs`);
const meter = new Meter();
await startOneAfterAnother(play, meter);
tell(await measure(meter));
process.exit(0);
