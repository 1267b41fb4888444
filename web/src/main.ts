import { mount } from "svelte";

import App from "./App.svelte";
import { foresee } from "./boards";
import { keepPage } from "./lib/install.svelte";
import { me } from "./lib/me.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { learnLanguage } from "./lib/words.svelte";
import { fetchPage } from "./pages";
import "./style/base.css";

const PATIENCE = 2000;

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");
// A page that cannot be loaded says so itself, once there is something to say it with.
const page = fetchPage(router.words[0]).catch(() => undefined);
const [place, table] = router.words;
if (place === "table" && table) void foresee(table, settings.language).catch(() => undefined);
try {
  await Promise.all([learnLanguage(), inTime(me.recognise()), inTime(page)]);
  mount(App, { target });
  keepPage();
} catch (error) {
  console.error(error);
  target.textContent = "⚓ Atoll: no connection · нет связи · немає зв’язку";
}

/** A slow line is no reason for an empty page. */
function inTime(work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);
}
