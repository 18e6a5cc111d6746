export { hasSmsSender } from './gateway.ts';
export { codeSms, sendSmsJob, smsBackground } from './send-sms-job.ts';
