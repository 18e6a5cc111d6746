export { type Mail, mailBackground, sendMailJob } from './send-mail-job.ts';
export { outboxFolder } from './transport.ts';
