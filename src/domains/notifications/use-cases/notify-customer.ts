import type { Scope } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { MAILED_CLASSES, type NoticeClass, type NoticeParams } from '../contract.ts';
import { recordNotice } from '../db/notice-repository.ts';
import { mailNotice } from '../jobs/mail-notice.ts';

export type NotifyCustomer = {
	readonly customerId: string;
	readonly class: NoticeClass;
	readonly kind: string;
	readonly params: NoticeParams;
	/** Names the occasion: told once to a person, however often this is called. */
	readonly dedupeKey: string;
};

/** Puts a notice into somebody's inbox and, by its class, into the mailbox. */
export async function notifyCustomer(scope: Scope, notice: NotifyCustomer): Promise<void> {
	const id = newId();
	const isNew = await recordNotice(scope.db, { id, ...notice });
	if (isNew && MAILED_CLASSES.has(notice.class)) await scope.enqueue(scope.db, mailNotice, { noticeId: id });
}
