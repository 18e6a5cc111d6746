import type { NoticeParams, NoticeText } from './contract.ts';

export type NotificationsWiring = {
	/** The words of a notice; null for a kind that this release no longer knows. */
	textOf(kind: string, params: NoticeParams): NoticeText | null;
	/** The public origin, for links in mails. */
	readonly siteUrl: string;
	/** What stands at the end of every mail. */
	readonly mailFoot: string;
	/** Above the link in full, for programmes that open no button. */
	readonly mailLinkHint: string;
};

let wired: NotificationsWiring | undefined;

/** Called once by the composition root of each process. */
export function wireNotifications(wiring: NotificationsWiring): void {
	wired = wiring;
}

export function notificationsWiring(): NotificationsWiring {
	if (!wired) throw new Error('The composition root has not called wireNotifications');
	return wired;
}
