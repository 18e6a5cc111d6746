import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { LineText } from '#src/shared/text/text.ts';
import { SHOP_ROLES } from './shop.ts';

/** Open invitations count towards `peopleMax`. */
export const staffConfig = { inviteDays: 7, peopleMax: 30 } as const;

const Role = z.enum(SHOP_ROLES);
const Instant = z.iso.datetime();
export const InviteStaffInput = z.strictObject({
	email: LineText(254),
	role: Role,
	/** The inviter keeps an address whose domain looks mistyped. */
	isEmailConfirmed: z.optional(z.boolean()),
});
export type InviteStaffInput = z.infer<typeof InviteStaffInput>;
export const ChangeRoleInput = z.strictObject({ customerId: Id, role: Role });
export type ChangeRoleInput = z.infer<typeof ChangeRoleInput>;
export const ChooseMailInput = z.strictObject({ wantsMail: z.boolean() });
export type ChooseMailInput = z.infer<typeof ChooseMailInput>;
export const StaffIdInput = z.strictObject({ customerId: Id });
export type StaffIdInput = z.infer<typeof StaffIdInput>;
export const InvitationIdInput = z.strictObject({ invitationId: Id });
export type InvitationIdInput = z.infer<typeof InvitationIdInput>;
export const AcceptInvitationInput = z.strictObject({
	token: z.string().check(z.regex(/^[\w-]{20,100}$/)),
});
export type AcceptInvitationInput = z.infer<typeof AcceptInvitationInput>;

export const StaffView = z.object({
	members: z.array(
		z.object({
			customerId: Id,
			name: z.string(),
			email: z.string(),
			role: Role,
			isOwner: z.boolean(),
			isYou: z.boolean(),
			isMailed: z.boolean(),
			joinedAt: Instant,
			lastAct: z.nullable(z.object({ action: z.string(), at: Instant })),
		}),
	),
	invitations: z.array(z.object({ id: Id, email: z.string(), role: Role, expiresAt: Instant })),
});
export type StaffView = z.infer<typeof StaffView>;
