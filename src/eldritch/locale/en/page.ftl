### The browser app without a server: loading, storage, installing and updates.

page-loading = Getting the tables ready: { $percent }%
page-starting = Getting the tables ready…
page-not-running = The tables are not running in this browser.
page-again = Load again

page-elsewhere = Your games are open in another tab.
page-take-over = Use them here

page-fault-unreached = The games could not be downloaded. Check your connection and load the page again.
page-fault-old = This browser is too old for the games, or does not allow WebAssembly. Update it or use another one.
page-fault-memory = There is not enough memory for the games. Close other tabs and load the page again.
page-fault-start = The games could not start in this browser. Load the page again, or use another browser.
page-fault-died = The browser has stopped the games. Close other tabs and load the page again; everything saved is still here.

page-storage-full = The last move was not saved because the browser’s storage is full. Free some space on the device, then play on.
page-storage-blocked = This browser does not let the page save anything, so games are lost when you close it. Leave the private window or allow site data.
page-open-elsewhere = This game went on in another tab. Load the page again to see it.

page-update = A new version is ready. Your games stay as they are.
page-update-now = Update
page-offline = The server cannot be reached.
page-offline-play = Play on this device
page-install = Install Eldritch
page-install-line = Opens like an app, also without a network.

page-open-file = Open a saved game
page-profile-line = Your games and settings are stored in this browser only.
