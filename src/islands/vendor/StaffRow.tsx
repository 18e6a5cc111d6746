import { useState } from 'react';
import { SHOP_ROLES } from '#src/domains/vendors/contract.ts';
import type { StaffView } from '#src/domains/vendors/contract-staff.ts';
import { mayStaff } from '#src/domains/vendors/rules/staff-rights.ts';
import { shopRoleHints, shopRoleWords, staffWords as words } from '#src/messages/vi/staff-screen.ts';
import { url } from '#src/routes.ts';
import { changeRole, chooseMail, leaveShop, removeStaff } from '#src/stores/staff.ts';
import { AskDialog } from '../forms/AskDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';

type Props = {
	readonly person: StaffView['members'][number];
	readonly mayKeep: boolean;
	readonly onChanged: () => Promise<void>;
};

export function StaffRow({ person, mayKeep, onChanged }: Props) {
	const { customerId, name, email, role, isOwner, isYou, lastAct } = person;
	const [isAsking, setAsking] = useState(false);
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
		? { title: words.leaveTitle, text: words.leaveText, yes: words.leave }
		: { title: words.removeTitle(name), text: words.removeText, yes: words.remove };
	return (
		<li className="staff-row">
			<div className="staff-facts">
				<strong>
					{name}
					{isYou && ` (${words.you})`}
				</strong>
				<span className="order-soft">{email}</span>
				<span className="order-soft">{isOwner ? words.owner : `${shopRoleWords[role]}: ${shopRoleHints[role]}`}</span>
				{lastAct && <span className="order-soft">{words.lastAct(lastAct.action, lastAct.at)}</span>}
			</div>
			{!isOwner && mayKeep && !isYou && (
				<Select
					id={`vai-tro-${customerId}`}
					label={words.roleOf(name)}
					options={SHOP_ROLES.map((value) => ({ value, label: shopRoleWords[value] }))}
					value={role}
					onChange={(value) => void change(value)}
				/>
			)}
			{isYou && !isOwner && mayStaff(role, 'orders.pack') && <OwnMail isMailed={person.isMailed} />}
			{!isOwner && (mayKeep || isYou) && (
				<Button kind="quiet" onClick={() => setAsking(true)}>
					{question.yes}
					<span className="sr-only"> {name}</span>
				</Button>
			)}
			<AskDialog
				question={{ ...question, no: words.keep, isDangerous: true }}
				isOpen={isAsking}
				onClose={() => setAsking(false)}
				onYes={end}
			/>
		</li>
	);
}

/** Kept at once; what was refused falls back. */
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
				<span>{words.mail}</span>
			</label>
			<p className="field-hint">{words.mailHint}</p>
		</div>
	);
}
