export { invitationMailCheck } from './jobs/check-invitation-mails.ts';
export { getStaff } from './queries/get-staff.ts';
export { acceptInvitation } from './use-cases/accept-invitation.ts';
export { chooseMail } from './use-cases/choose-mail.ts';
export { inviteStaff, revokeInvitation } from './use-cases/invite-staff.ts';
export { changeRole, leaveShop, removeStaff } from './use-cases/save-staff.ts';
