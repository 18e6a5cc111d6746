import { type FormEvent, useState } from 'react';
import { HOLIDAY_NOTE_MAX, type ToldHoliday } from '#src/domains/vendors/contract.ts';
import { shopPageWords as words } from '#src/messages/vi/shop-page-screen.ts';
import { planHoliday } from '#src/stores/vendor-shop.ts';
import { useTyped } from '../forms/use-typed.ts';
import { Button } from '../ui/Button.tsx';
import { refusesTyped } from '../ui/refused-fields.ts';
import { TextField } from '../ui/TextField.tsx';
import { ChangedByOther } from './ChangedByOther.tsx';

type Props = {
	readonly holiday: ToldHoliday | null;
	/** The Vietnamese day, `YYYY-MM-DD`. */
	readonly today: string;
};
/** `kept`: as the server has it, as far as the form knows. */
type Form = { readonly kept: ToldHoliday | null; readonly typed: ToldHoliday };
const NONE: ToldHoliday = { from: '', to: '', note: '' };

/** The days on which the shop takes no orders. */
export function HolidayForm({ holiday, today }: Props) {
	const [{ kept, typed }, setForm, settleForm] = useTyped<Form>('holiday', { kept: holiday, typed: holiday ?? NONE });
	const setTyped = (now: ToldHoliday) => setForm({ kept, typed: now });
	const [theirs, setTheirs] = useState<ToldHoliday | null>();
	const [isTried, setTried] = useState(false);
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const [isBusy, setBusy] = useState(false);
	const isMissing = typed.from === '' || typed.to === '';
	const send = async (wanted: ToldHoliday | null): Promise<void> => {
		if (isBusy) return;
		setBusy(true);
		const { value, fields, theirs: other } = await planHoliday(wanted, kept);
		setBusy(false);
		setErrors(fields);
		setTheirs(other);
		if (value === null) return;
		settleForm({ kept: value.holiday, typed: value.holiday ?? NONE });
		setTried(false);
	};
	const settle = (isTheirs: boolean): void => {
		if (isTheirs) settleForm({ kept: theirs ?? null, typed: theirs ?? NONE });
		else setForm({ kept: theirs ?? null, typed });
		setTheirs(undefined);
	};
	const submit = (event: FormEvent<HTMLFormElement>): void => {
		event.preventDefault();
		setTried(true);
		if (!refusesTyped(event.currentTarget) && !isMissing) void send(typed);
	};
	const day = (id: string, label: string, name: 'from' | 'to') => (
		<TextField
			id={id}
			label={label}
			type="date"
			min={today}
			value={typed[name]}
			onChange={(text) => {
				setTyped({ ...typed, [name]: text });
				setErrors({ ...errors, 'holiday.from': '', 'holiday.to': '' });
			}}
			error={isTried && typed[name] === '' ? words.datesMissing : errors[`holiday.${name}`]}
		/>
	);
	return (
		<form className="account-form" onSubmit={submit} noValidate>
			<p>{words.holidayText}</p>
			<div className="shop-days">
				{day('nghi-tu', words.from, 'from')}
				{day('nghi-den', words.to, 'to')}
			</div>
			<TextField
				id="loi-nhan"
				label={words.note}
				hint={words.noteHint}
				error={errors['holiday.note']}
				value={typed.note}
				onChange={(note) => setTyped({ ...typed, note })}
				maxLength={HOLIDAY_NOTE_MAX}
				isOptional
			/>
			{theirs !== undefined && (
				<ChangedByOther what={words.holidayChangedWhat} onSettle={settle}>
					<p>
						<strong>{theirs ? words.holidayDays(theirs) : words.noHoliday}</strong>
					</p>
					{theirs?.note && <p className="shop-page-theirs">{theirs.note}</p>}
				</ChangedByOther>
			)}
			<div className="shop-picture-acts">
				<Button type="submit" kind="secondary" isBusy={isBusy}>
					{words.plan}
				</Button>
				{kept && (
					<Button kind="quiet" onClick={() => void send(null)}>
						{words.cancelHoliday}
					</Button>
				)}
			</div>
		</form>
	);
}
