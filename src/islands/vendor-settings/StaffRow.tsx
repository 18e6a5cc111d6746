import { useState } from 'react';
import { SHOP_ROLES } from '#src/domains/vendors/contract/shop.ts';
import type { StaffView } from '#src/domains/vendors/contract/staff.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import { changeRole, chooseMail, leaveShop, removeStaff } from '#src/islands/vendor-settings/staff-store.ts';
import { staffMessages as messages, shopRoleHints, shopRoleMessages } from '#src/messages/vi/vendor/vendor-settings.ts';
import { url } from '#src/routes.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';

type Props = {
	readonly person: StaffView['members'][number];
	readonly maySave: boolean;
	readonly onChanged: () => Promise<void>;
};

export function StaffRow({ person, maySave, onChanged }: Props) {
	const { customerId, name, email, role, isOwner, isYou, lastAct } = person;
	const [isRequesting, setRequesting] = useState(false);
	const change = async (value: string): Promise<void> => {
		const wanted = SHOP_ROLES.find((known) => known === value);
		if (!wanted) return;
		await changeRole(customerId, wanted);
		await onChanged();
	};
	const end = async (): Promise<boolean> => {
		const done = await (isYou ? leaveShop() : removeStaff(customerId));
		if (done === null) return false;
		if (isYou) location.assign(url.home());
		else await onChanged();
		return true;
	};
	const question = isYou
		? { title: messages.leaveTitle, text: messages.leaveText, yes: messages.leave }
		: { title: messages.removeTitle(name), text: messages.removeText, yes: messages.remove };
	return (
		<li className="staff-row">
			<div className="staff-facts">
				<strong>
					{name}
					{isYou && ` (${messages.you})`}
				</strong>
				<span className="order-soft">{email}</span>
				<span className="order-soft">
					{isOwner ? messages.owner : `${shopRoleMessages[role]}: ${shopRoleHints[role]}`}
				</span>
				{lastAct && <span className="order-soft">{messages.lastAct(lastAct.action, lastAct.at)}</span>}
			</div>
			{!isOwner && maySave && !isYou && (
				<Select
					id={`vai-tro-${customerId}`}
					label={messages.roleOf(name)}
					options={SHOP_ROLES.map((value) => ({ value, label: shopRoleMessages[value] }))}
					value={role}
					onChange={(value) => void change(value)}
				/>
			)}
			{isYou && !isOwner && hasStaffRight(role, 'orders.pack') && <OwnMail isMailed={person.isMailed} />}
			{!isOwner && (maySave || isYou) && (
				<Button kind="quiet" onClick={() => setRequesting(true)}>
					{question.yes}
					<span className="sr-only"> {name}</span>
				</Button>
			)}
			<ConfirmDialog
				question={{ ...question, no: messages.keep, isDangerous: true }}
				isOpen={isRequesting}
				onClose={() => setRequesting(false)}
				onConfirm={end}
			/>
		</li>
	);
}

/** Saves on change; a rejected change is reverted. */
function OwnMail({ isMailed }: { readonly isMailed: boolean }) {
	const [isOn, setOn] = useState(isMailed);
	const choose = async (wanted: boolean): Promise<void> => {
		setOn(wanted);
		if ((await chooseMail(wanted)) === null) setOn(!wanted);
	};
	return (
		<div>
			<label className="choice">
				<input type="checkbox" checked={isOn} onChange={({ currentTarget }) => void choose(currentTarget.checked)} />
				<span>{messages.mail}</span>
			</label>
			<p className="field-hint">{messages.mailHint}</p>
		</div>
	);
}
