import type { NoticeParams, NoticeText } from './contract.ts';

export type NotificationsWiring = {
	/** Null for a kind that this release does not know. */
	textOf(kind: string, params: NoticeParams): NoticeText | null;
	readonly siteUrl: string;
	readonly mailFoot: string;
	/** Printed above the full link, for mail programs that show no button. */
	readonly mailLinkHint: string;
};

let wired: NotificationsWiring | undefined;

export function wireNotifications(wiring: NotificationsWiring): void {
	wired = wiring;
}

export function notificationsWiring(): NotificationsWiring {
	if (!wired) throw new Error('The composition root has not called wireNotifications');
	return wired;
}
