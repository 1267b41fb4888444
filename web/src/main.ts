import { mount } from "svelte";

import App from "./App.svelte";
import { keepPage } from "./lib/install";
import { me } from "./lib/me.svelte";
import { router } from "./lib/router.svelte";
import { learnLanguage } from "./lib/words.svelte";
import { fetchPage } from "./pages";
import "./style/base.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");
// A page that cannot be loaded says so itself, once there is something to say it with.
const page = fetchPage(router.words[0]).catch(() => undefined);
await Promise.all([learnLanguage(), me.recognise(), page]);
mount(App, { target });
keepPage();
