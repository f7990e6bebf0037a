/** What of a device can call somebody back to a table; absent where it cannot. */
export interface Device {
  /** Whether the page is in sight. */
  isSeen(): boolean;
  /** `default`: nobody was asked yet. */
  permission(): NotificationPermission | undefined;
  ask(): Promise<NotificationPermission>;
  notify(title: string, body: string): void;
  vibrate(milliseconds: number): void;
}

/** What somebody has chosen. */
export interface Wanted {
  /** Whether notifications are wanted; `undefined` while nobody has said so. */
  readonly notifications: boolean | undefined;
  readonly vibration: boolean;
}

const BUZZ = 60;

export type Signal = "notification" | "vibration" | "none";

/** How somebody is called whose turn begins. A page in sight needs no notification; one out of sight cannot vibrate. */
export function signalOf(device: Device, wanted: Wanted): Signal {
  if (device.isSeen()) return wanted.vibration ? "vibration" : "none";
  return wanted.notifications === true && device.permission() === "granted" ? "notification" : "none";
}

export function give(signal: Signal, device: Device, title: string, body: string): void {
  if (signal === "vibration") device.vibrate(BUZZ);
  if (signal === "notification") device.notify(title, body);
}

/** Whether to offer notifications: somebody's turn began while the page was out of sight, and they were never asked. */
export function isUseful(missed: boolean, device: Device, { notifications }: Wanted): boolean {
  return missed && notifications === undefined && device.permission() === "default";
}

export const THIS_DEVICE: Device = {
  isSeen: () => document.visibilityState === "visible",
  permission: () => (typeof Notification === "undefined" ? undefined : Notification.permission),
  ask: () => Notification.requestPermission(),
  notify: (title, body) => {
    showThere(title, body).catch(() => {
      // Some browsers show them from a page alone, others from its service worker alone.
      const shown = new Notification(title, { body, tag: TAG });
      shown.addEventListener("click", () => {
        focus();
        shown.close();
      });
    });
  },
  vibrate: (milliseconds) => {
    if ("vibrate" in navigator) navigator.vibrate(milliseconds);
  },
};

/** One at a time: a later turn replaces what is still shown. */
const TAG = "medallion-turn";

async function showThere(title: string, body: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined) throw new Error("no service worker");
  await registration.showNotification(title, { body, tag: TAG });
}
