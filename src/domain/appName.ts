/** What stands below the icon of the installed site: an iPhone asks the page for it, everybody else the manifest. */
export const APP_NAME = "Bodrum VIP";
