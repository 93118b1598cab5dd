/** The browser's offer to install the app, kept until somebody wants it. */

interface InstallEvent extends Event {
  prompt(): Promise<void>;
}

let offer = $state.raw<InstallEvent | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event as InstallEvent;
});
addEventListener("appinstalled", () => (offer = null));

export const installation = {
  get offered(): boolean {
    return offer !== null;
  },
  async install(): Promise<void> {
    await offer?.prompt();
    offer = null;
  },
};
