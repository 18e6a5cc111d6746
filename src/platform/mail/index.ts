export { type MailCheck, revalidateMail, type Verdict, wireMails } from './revalidate-mail.ts';
export { type Mail, mailBackground, sendMailJob } from './send-mail-job.ts';
export { deliver } from './transport.ts';
