import { isOutboxReadable, listOutbox as list, type OutboxMail } from '#src/platform/mail/outbox.ts';
import { isSmsOutboxReadable, listSmsOutbox, type OutboxSms } from '#src/platform/sms/outbox.ts';

export type Outbox = { readonly mails: readonly OutboxMail[]; readonly messages: readonly OutboxSms[] };

/** Null where everything is really sent or strangers could read it. */
export async function listOutbox(): Promise<Outbox | null> {
	const [hasMails, hasMessages] = [isOutboxReadable(), isSmsOutboxReadable()];
	if (!hasMails && !hasMessages) return null;
	return { mails: hasMails ? await list() : [], messages: hasMessages ? await listSmsOutbox() : [] };
}
