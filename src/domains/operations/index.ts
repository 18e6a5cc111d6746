export { operationsPersonalData } from './db/personal-data.ts';
export { listOwnComplaints } from './queries/list-own-complaints.ts';
export { getComplaint, listWaitingComplaints } from './queries/list-waiting-complaints.ts';
export type { ComplaintNotice, ComplaintNoticeParams } from './rules/notices.ts';
export { answerComplaint } from './use-cases/answer-complaint.ts';
export { closeShop } from './use-cases/close-shop.ts';
export { fileComplaint } from './use-cases/file-complaint.ts';
export { followComplaint } from './use-cases/follow-complaint.ts';
