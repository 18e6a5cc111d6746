import { isOutboxReadable, listOutbox, type OutboxMail } from '#src/platform/mail/index.ts';

/** The mails that would have been sent; `null` wherever they really are sent or strangers could look. */
export const readOutbox = async (): Promise<readonly OutboxMail[] | null> => (isOutboxReadable() ? listOutbox() : null);
