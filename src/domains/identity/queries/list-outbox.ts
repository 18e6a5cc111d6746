import { isOutboxReadable, listOutbox as list, type OutboxMail } from '#src/platform/mail/outbox.ts';

/** Null where mails are really sent or strangers could read them. */
export const listOutbox = async (): Promise<readonly OutboxMail[] | null> => (isOutboxReadable() ? list() : null);
