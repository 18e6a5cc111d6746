export { lookAgain, type MailCheck, type Verdict, wireMails } from './look-again.ts';
export { type Mail, mailBackground, sendMailJob } from './send-mail-job.ts';
export { deliver } from './transport.ts';
