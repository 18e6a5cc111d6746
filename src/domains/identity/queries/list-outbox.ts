import { isOutboxReadable, listOutbox as list, type OutboxMail } from '#src/platform/mail/outbox.ts';

/** The mails that would have been sent; `null` wherever they really are sent or strangers could look. */
export const listOutbox = async (): Promise<readonly OutboxMail[] | null> => (isOutboxReadable() ? list() : null);
