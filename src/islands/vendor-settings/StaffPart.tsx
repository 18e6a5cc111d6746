import { lazy, Suspense, useState } from 'react';
import { SHOP_ROLES, type ShopRole } from '#src/domains/vendors/contract/shop.ts';
import type { StaffView } from '#src/domains/vendors/contract/staff.ts';
import { inviteStaff, readStaff, revokeInvitation } from '#src/islands/vendor-settings/staff-store.ts';
import { staffMessages as messages, shopRoleHints, shopRoleMessages } from '#src/messages/vi/vendor/vendor-settings.ts';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Select } from '../ui/Select.tsx';
import { type Folded, SettingsPart } from './SettingsPart.tsx';
import { StaffRow } from './StaffRow.tsx';

type Props = Folded & { readonly initial: StaffView; readonly maySave: boolean };
type Invited = { readonly email: string; readonly role: ShopRole };
/** Needed only after a refused address; the page is near its budget. */
const EmailSuggestion = lazy(async () => ({ default: (await import('../forms/EmailSuggestion.tsx')).EmailSuggestion }));
const ROLE_OPTIONS = SHOP_ROLES.map((value) => ({ value, label: shopRoleMessages[value] }));

export function StaffPart({ initial, maySave, isOpenAtFirst }: Props) {
	const [staff, setStaff] = useState(initial);
	const [typed, setTyped, settleTyped] = useFormDraft<Invited>('staff', { email: '', role: 'stock' });
	const [isConfirmed, setConfirmed] = useState(false);
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const reload = async (): Promise<void> => {
		const fresh = await readStaff();
		if (fresh) setStaff(fresh);
	};
	const { isBusy, onSubmit } = useSubmit(true, async () => {
		const { value, fields } = await inviteStaff(typed.email, typed.role, isConfirmed);
		setErrors(fields);
		if (value !== null) {
			settleTyped({ ...typed, email: '' });
			await reload();
		}
	});
	return (
		<SettingsPart
			id="nguoi-gian-hang"
			title={messages.title}
			said={messages.said(staff.members.length, staff.invitations.length)}
			isUnsaved={typed.email !== ''}
			hasError={Object.values(errors).some(Boolean)}
			isOpenAtFirst={isOpenAtFirst}
		>
			{maySave && <p className="order-soft">{messages.text}</p>}
			<div className="account-form">
				<ul className="staff-list">
					{staff.members.map((person) => (
						<StaffRow key={person.customerId} person={person} maySave={maySave} onChanged={reload} />
					))}
				</ul>
				{staff.invitations.length > 0 && (
					<>
						<h3>{messages.waiting}</h3>
						<ul className="staff-list">
							{staff.invitations.map(({ id, email, role, expiresAt }) => (
								<li key={id} className="staff-row">
									<div className="staff-facts">
										<strong>{email}</strong>
										<span className="order-soft">
											{shopRoleMessages[role]} · {messages.until(expiresAt)}
										</span>
									</div>
									<Button kind="quiet" onClick={() => void revokeInvitation(id).then(reload)}>
										{messages.revoke}
										<span className="sr-only"> {email}</span>
									</Button>
								</li>
							))}
						</ul>
					</>
				)}
				{maySave && (
					<form className="account-form staff-invite" noValidate onSubmit={onSubmit}>
						<TextField
							id="moi-email"
							label={messages.email}
							hint={messages.inviteHint}
							type="email"
							autoComplete="off"
							value={typed.email}
							error={errors.email}
							onChange={(email) => setTyped({ ...typed, email })}
						/>
						{errors.email && (
							<Suspense>
								<EmailSuggestion
									email={typed.email}
									onTake={(email) => setTyped({ ...typed, email })}
									keep={{ isConfirmed, onChange: setConfirmed }}
								/>
							</Suspense>
						)}
						<Select
							id="moi-vai-tro"
							label={messages.role}
							hint={shopRoleHints[typed.role]}
							options={ROLE_OPTIONS}
							value={typed.role}
							onChange={(value) =>
								setTyped({ ...typed, role: SHOP_ROLES.find((role) => role === value) ?? typed.role })
							}
						/>
						<Button type="submit" kind="secondary" isBusy={isBusy}>
							{messages.invite}
						</Button>
					</form>
				)}
			</div>
		</SettingsPart>
	);
}
