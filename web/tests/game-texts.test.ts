import { describe, expect, it } from "vitest";

import { about } from "../game-texts";

const SOURCE = `# A game.

game-name = The Long Name of a Game
game-author = A game by Ann
game-blurb = A long story.
game-facts = 2–4 · { $minutes ->
    [one] a minute
   *[other] minutes
}
bot-cunning = Cunning
outcome-wrecked = All is lost.

event-storm = A storm comes up.
`;

describe("what a game says of itself", () => {
  it("is its name, the author and the like, and its bots", () => {
    const told = about("toy", SOURCE);
    expect(told).toContain("game-toy = The Long Name of a Game\n");
    expect(told).toContain("game-toy-author = A game by Ann\n");
    expect(told).toContain("bot-cunning = Cunning\n");
    expect(told).toContain("game-toy-outcome-wrecked = All is lost.\n");
    expect(told).toContain("   *[other] minutes\n}\n");
    expect(told).not.toMatch(/blurb|storm|undefined/);
  });

  it("is a short name, if there is one", () => {
    expect(about("toy", `${SOURCE}game-short = Short\n`)).toContain("game-toy = Short\n");
  });
});
