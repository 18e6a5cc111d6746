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
	/** A customer gets one notice per key. */
	readonly dedupeKey: string;
	/** Overrides the default of the class. */
	readonly isMailed?: boolean;
};

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
