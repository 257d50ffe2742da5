/** Groups of services in lists. */
export const SERVICE_GROUPS = ["places", "further", "cars"] as const;
export type ServiceGroupId = (typeof SERVICE_GROUPS)[number];
