import type { Scope } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { MAILED_CLASSES, type NoticeClass, type NoticeParams } from '../contract.ts';
import { recordNotices } from '../db/notice-repository.ts';
import { mailNotice } from '../jobs/mail-notice.ts';

export type NotifyCustomer = {
	readonly customerId: string;
	readonly class: NoticeClass;
	readonly kind: string;
	readonly params: NoticeParams;
	/** Names the occasion: told once to a person, however often this is called. */
	readonly dedupeKey: string;
	/** Somebody's own choice; unset, the class decides. */
	readonly isMailed?: boolean;
};

/** Puts notices into people's inboxes and, by their class, into their mailboxes. */
export async function notifyCustomers(scope: Scope, notices: readonly NotifyCustomer[]): Promise<void> {
	const told = notices.map(({ isMailed, ...notice }) => ({
		notice: { id: newId(), ...notice },
		isMailed: isMailed ?? MAILED_CLASSES.has(notice.class),
	}));
	const fresh = await recordNotices(
		scope.db,
		told.map(({ notice }) => notice),
	);
	const mails = told.filter(({ notice, isMailed }) => isMailed && fresh.has(notice.id));
	await scope.enqueueAll(
		scope.db,
		mailNotice,
		mails.map(({ notice }) => ({ noticeId: notice.id })),
	);
}
