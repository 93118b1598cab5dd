import "./style/fonts.css";
import "./style/tokens.css";
import "./style/house.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { listenForTouch } from "./house/sound";
import { show } from "./house/settings.svelte";
import { mendWhatGetsLost } from "./house/mend";
import { patiently } from "./house/patient";
import { findPictures } from "./house/art.svelte";
import { need } from "./house/words.svelte";

show();
listenForTouch();
mendWhatGetsLost();
await Promise.all([patiently(() => need("house", "core", "server", "table", "learn")), findPictures("house")]);
mount(App, { target: document.getElementById("app")! });
