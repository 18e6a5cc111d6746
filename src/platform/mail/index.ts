export { type Mail, mailBackground, sendMailJob } from './send-mail-job.ts';
export { deliver } from './transport.ts';
