export { deliverSms, hasSmsSender, isSmsOutboxReadable } from './gateway.ts';
export { listSmsOutbox, type OutboxSms } from './outbox.ts';
export { codeSms, sendSmsJob, smsBackground } from './send-sms-job.ts';
