import "./style/fonts.css";
import "./style/tokens.css";
import "./style/house.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { isLocal } from "./house/host";
import { listenForTouch } from "./house/sound";
import { show } from "./house/settings.svelte";
import { mendWhatGetsLost } from "./house/mend";
import { patiently } from "./house/patient";
import { findPictures } from "./house/art.svelte";
import { need } from "./house/words.svelte";
import { begin } from "./page/host";
import "./page/install.svelte";
import { keep } from "./page/updates.svelte";

show();
listenForTouch();
mendWhatGetsLost();
await Promise.all([patiently(() => need("house", "core", "server", "table", "learn", "page")), findPictures("house")]);
mount(App, { target: document.getElementById("app")! });
if (isLocal) void begin();
else void keep();
