export { codeSms } from './code-sms.ts';
export { hasSmsSender } from './gateway.ts';
export { sendSmsJob, smsBackground } from './send-sms-job.ts';
