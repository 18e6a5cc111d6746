import { useId, useState } from 'react';
import {
	COMPLAINT_CLOCKS,
	COMPLAINT_TEXT_MAX,
	COMPLAINT_TEXT_MIN,
	COMPLAINT_TOPICS,
	type ComplaintTopic,
} from '#src/domains/operations/contract/complaints.ts';
import { fileComplaint } from '#src/islands/complaints/store.ts';
import { complaintTopicMessages, complaintScreenMessages as messages } from '#src/messages/vi/complaints.ts';
import { SubmitRow } from '../forms/SubmitRow.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { LongText } from '../ui/fields/LongText.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Select } from '../ui/Select.tsx';

type Typed = { readonly topic: ComplaintTopic | ''; readonly orderNumber: string; readonly text: string };
type Props = { readonly onFiled: () => Promise<void> };

const NOTHING: Typed = { topic: '', orderNumber: '', text: '' };
const ORDER_DIGITS = 10;
const isNumber = (typed: string): boolean => typed === '' || /^[1-9]\d{9}$/.test(typed);

export function ComplaintForm({ onFiled }: Props) {
	const id = useId();
	const [typed, setTyped] = useState(NOTHING);
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const { topic, orderNumber, text } = typed;
	const isShort = text.trim().length < COMPLAINT_TEXT_MIN;
	const clocks = topic === '' ? null : COMPLAINT_CLOCKS[topic];
	const isWhole = topic !== '' && !isShort && isNumber(orderNumber);
	const { isBusy, wasSent, resetSubmit, onSubmit } = useSubmit(isWhole, async () => {
		if (topic === '') return;
		const { value, fields } = await fileComplaint({ topic, text, ...(orderNumber ? { orderNumber } : {}) });
		setErrors(fields);
		if (value === null) return;
		setTyped(NOTHING);
		resetSubmit();
		await onFiled();
	});
	return (
		<form className="ask-form" noValidate onSubmit={onSubmit}>
			<Select
				id={`${id}-viec`}
				label={messages.topic}
				options={COMPLAINT_TOPICS.map((value) => ({ value, label: complaintTopicMessages[value] }))}
				value={topic}
				hint={clocks ? messages.promised(clocks.answerHours, clocks.solvedDays) : undefined}
				error={wasSent && topic === '' ? messages.topicNeeded : undefined}
				onChange={(value) => setTyped({ ...typed, topic: value as ComplaintTopic | '' })}
			/>
			{topic !== 'personal_data' && (
				<TextField
					id={`${id}-don`}
					label={messages.orderNumber}
					hint={messages.orderHint}
					inputMode="numeric"
					autoComplete="off"
					maxLength={ORDER_DIGITS}
					value={orderNumber}
					error={wasSent && !isNumber(orderNumber) ? messages.orderWrong : errors.orderNumber}
					onChange={(value) => setTyped({ ...typed, orderNumber: value.replace(/\s/g, '') })}
					isOptional
				/>
			)}
			<LongText
				id={`${id}-chuyen`}
				label={messages.text}
				hint={messages.textHint}
				maxLength={COMPLAINT_TEXT_MAX}
				value={text}
				error={wasSent && isShort ? messages.textShort : errors.text}
				onChange={(value) => setTyped({ ...typed, text: value })}
			/>
			<SubmitRow label={messages.send} isBusy={isBusy} />
		</form>
	);
}
