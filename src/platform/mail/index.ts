export { isOutboxReadable, listOutbox, type OutboxMail } from './outbox.ts';
export { type Mail, mailBackground, sendMailJob } from './send-mail-job.ts';
export { deliver, type Message, outboxFolder } from './transport.ts';
