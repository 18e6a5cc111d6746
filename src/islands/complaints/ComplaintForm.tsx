import { type FormEvent, useId, useState } from 'react';
import {
	COMPLAINT_CLOCKS,
	COMPLAINT_TEXT_MAX,
	COMPLAINT_TEXT_MIN,
	COMPLAINT_TOPICS,
	type ComplaintTopic,
} from '#src/domains/operations/contract-complaints.ts';
import { complaintScreenWords as words } from '#src/messages/vi/complaint-screen.ts';
import { complaintTopicWords } from '#src/messages/vi/operations.ts';
import { fileComplaint } from '#src/stores/complaints.ts';
import { Button } from '../ui/Button.tsx';
import { LongText } from '../ui/LongText.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { refusesLength } from '../ui/text-limit.ts';

type Typed = { readonly topic: ComplaintTopic | ''; readonly orderNumber: string; readonly text: string };
type Props = { readonly onFiled: () => Promise<void> };

const NOTHING: Typed = { topic: '', orderNumber: '', text: '' };
const ORDER_DIGITS = 10;
const isNumber = (typed: string): boolean => typed === '' || /^[1-9]\d{9}$/.test(typed);

export function ComplaintForm({ onFiled }: Props) {
	const id = useId();
	const [typed, setTyped] = useState(NOTHING);
	const [isTried, setTried] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const { topic, orderNumber, text } = typed;
	const isShort = text.trim().length < COMPLAINT_TEXT_MIN;
	const clocks = topic === '' ? null : COMPLAINT_CLOCKS[topic];
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setTried(true);
		if (isBusy || topic === '' || isShort || !isNumber(orderNumber) || refusesLength(event.currentTarget)) return;
		setBusy(true);
		const { value, fields } = await fileComplaint({ topic, text, ...(orderNumber ? { orderNumber } : {}) });
		setErrors(fields);
		if (value !== null) {
			setTyped(NOTHING);
			setTried(false);
			await onFiled();
		}
		setBusy(false);
	};
	return (
		<form className="ask-form" noValidate onSubmit={(event) => void submit(event)}>
			<Select
				id={`${id}-viec`}
				label={words.topic}
				options={COMPLAINT_TOPICS.map((value) => ({ value, label: complaintTopicWords[value] }))}
				value={topic}
				hint={clocks ? words.promised(clocks.answerHours, clocks.solvedDays) : undefined}
				error={isTried && topic === '' ? words.topicNeeded : undefined}
				onChange={(value) => setTyped({ ...typed, topic: value as ComplaintTopic | '' })}
			/>
			{topic !== 'personal_data' && (
				<TextField
					id={`${id}-don`}
					label={words.orderNumber}
					hint={words.orderHint}
					inputMode="numeric"
					autoComplete="off"
					maxLength={ORDER_DIGITS}
					value={orderNumber}
					error={isTried && !isNumber(orderNumber) ? words.orderWrong : errors.orderNumber}
					onChange={(value) => setTyped({ ...typed, orderNumber: value.replace(/\D/g, '') })}
					isOptional
				/>
			)}
			<LongText
				id={`${id}-chuyen`}
				label={words.text}
				hint={words.textHint}
				maxLength={COMPLAINT_TEXT_MAX}
				value={text}
				error={isTried && isShort ? words.textShort : errors.text}
				onChange={(value) => setTyped({ ...typed, text: value })}
			/>
			<div className="order-buttons">
				<Button type="submit" isBusy={isBusy}>
					{words.send}
				</Button>
			</div>
		</form>
	);
}
