import { useEffect, useState } from 'react';
import { APPEAL_MAX, APPEAL_MIN, type AppealView, type SuspensionView } from '#src/domains/vendors/contract/appeal.ts';
import { readUnsentAppeal, saveUnsentAppeal, sendAppeal } from '#src/islands/vendor-overview/appeal-store.ts';
import { fieldMessages } from '#src/messages/vi/ui.ts';
import { appealMessages as messages } from '#src/messages/vi/vendor/vendor-overview.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { LongText } from '../ui/fields/LongText.tsx';

type Props = { readonly initial: SuspensionView; readonly mayWrite: boolean };

export function AppealPart({ initial, mayWrite }: Props) {
	const [suspension, setSuspension] = useState(initial);
	const { appeal, appealBy, mayAppeal } = suspension;
	return (
		<section className="card card-body account-part" aria-labelledby="giai-trinh">
			<h2 id="giai-trinh">{messages.title}</h2>
			{appeal && <Appeal appeal={appeal} />}
			{!appeal && !mayAppeal && <p>{messages.late}</p>}
			{mayAppeal && <p>{messages.intro(appealBy)}</p>}
			{mayAppeal && !mayWrite && <p className="order-soft">{messages.onlyAdmins}</p>}
			{mayAppeal && mayWrite && <AppealForm suspensionId={suspension.id} onSent={setSuspension} />}
		</section>
	);
}

function Appeal({ appeal }: { readonly appeal: AppealView }) {
	const { text, at, state, answer, answerBy } = appeal;
	return (
		<>
			<p className="money-row">
				<Badge tone={state === 'refused' ? 'error' : 'primary'}>{messages.states[state]}</Badge>
				{answerBy && <span>{messages.answerBy(answerBy)}</span>}
			</p>
			<h3>{messages.yours}</h3>
			<p className="return-said">{text}</p>
			<p className="order-soft">{messages.sentAt(at)}</p>
			{answer && (
				<>
					<h3>{messages.answer}</h3>
					<p className="return-said">{answer}</p>
				</>
			)}
		</>
	);
}

type FormProps = { readonly suspensionId: string; readonly onSent: (suspension: SuspensionView) => void };

function AppealForm({ suspensionId, onSent }: FormProps) {
	const [text, setText] = useState('');
	const [problem, setProblem] = useState('');
	useEffect(() => {
		void readUnsentAppeal().then((stored) => setText((typed) => typed || stored));
	}, []);
	const isShort = text.trim().length < APPEAL_MIN;
	const write = (typed: string): void => {
		setText(typed);
		saveUnsentAppeal(typed);
	};
	const { isBusy, wasSent, onSubmit } = useSubmit(!isShort, async () => {
		const { value, fields } = await sendAppeal({ suspensionId, text });
		setProblem(fields.text ?? '');
		if (!value) return;
		saveUnsentAppeal('');
		onSent(value);
	});
	return (
		<form className="account-form" noValidate onSubmit={onSubmit}>
			<LongText
				id="giai-trinh-viet"
				label={messages.label}
				hint={messages.once}
				error={wasSent && isShort ? fieldMessages.tooShort(APPEAL_MIN) : problem || undefined}
				maxLength={APPEAL_MAX}
				value={text}
				onChange={write}
			/>
			<div>
				<Button type="submit" isBusy={isBusy}>
					{messages.send}
				</Button>
			</div>
		</form>
	);
}
