import { type FormEvent, useRef, useState } from 'react';
import { ADDRESS_LENGTHS, type AddAddressInput } from '#src/domains/addresses/contract.ts';
import { type AddressTexts, textFaults } from '#src/domains/addresses/rules/address-texts.ts';
import { addressFormMessages as messages } from '#src/messages/vi/addresses.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import type { ChoiceOption } from '../ui/option-pages.ts';
import { type FoundPlace, PasteAddress } from './PasteAddress.tsx';
import { type Place, PlaceChoice } from './PlaceChoice.tsx';

const EMPTY: AddressTexts = { recipient: '', phone: '', street: '', note: '' };
const NO_PLACE: Place = { province: null, ward: null };
type FilledAddress = { readonly place: Place | null; readonly texts: Partial<AddressTexts> };
const NOT_FILLED: FilledAddress = { place: null, texts: {} };

export type AddressFormProps = {
	/** The id of the form element, so that a button outside of it can submit it. */
	readonly id: string;
	readonly initial?: AddressTexts & { readonly province: ChoiceOption; readonly ward: ChoiceOption };
	readonly errors: Readonly<Record<string, string>>;
	readonly onSubmit: (address: AddAddressInput) => Promise<void>;
};

/** A failed submission leaves the input; another province clears the ward. */
export function AddressForm({ id, initial, errors, onSubmit }: AddressFormProps) {
	const [texts, setTexts] = useState<AddressTexts>(initial ?? EMPTY);
	const [place, setPlace] = useState<Place>(initial ?? NO_PLACE);
	const filled = useRef<FilledAddress>(NOT_FILLED);
	const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
	const said = { ...errors, ...missing };
	/** Editing a field clears its error. */
	const change = (name: keyof AddressTexts, text: string) => {
		setTexts((before) => ({ ...before, [name]: text }));
		setMissing(({ [name]: _mended, ...rest }) => rest);
	};
	const textField = (name: keyof AddressTexts) => ({
		id: `${id}-${name}`,
		label: messages.labels[name],
		value: texts[name],
		error: said[name],
		onChange: (text: string) => change(name, text),
	});
	const clearFilled = () => {
		const { place: was, texts: filledIn } = filled.current;
		setPlace((now) => (now === was ? NO_PLACE : now));
		setTexts((now) => ({
			...now,
			...Object.fromEntries(namesOf(filledIn).flatMap((name) => (now[name] === filledIn[name] ? [[name, '']] : []))),
		}));
		filled.current = NOT_FILLED;
	};
	/** Keeps a typed name and phone number; the street is replaced together with its place. */
	const fill = ({ texts: { street, recipient, phone }, ...found }: FoundPlace) => {
		const chosen: Place = {
			province: { value: found.provinceCode, label: found.provinceName },
			ward: { value: found.wardCode, label: found.wardName },
		};
		setPlace(chosen);
		const texted = { street: street.slice(0, ADDRESS_LENGTHS.street.max), recipient, phone };
		const told = namesOf(texted).filter((name) => texted[name]);
		setTexts((now) => ({
			...now,
			...Object.fromEntries(told.filter((name) => name === 'street' || !now[name]).map((name) => [name, texted[name]])),
		}));
		setMissing((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !told.some((one) => one === name))));
		filled.current = { place: chosen, texts: texted };
	};
	const { province, ward } = place;
	const unset = {
		...validateTexts(texts),
		...(province ? {} : { provinceCode: messages.missingProvince }),
		...(ward ? {} : { wardCode: messages.missingWard }),
	};
	const sending = useSubmit(Object.keys(unset).length === 0, async () => {
		if (!province || !ward) return;
		const { note, ...rest } = texts;
		await onSubmit({ ...rest, ...(note ? { note } : {}), provinceCode: province.value, wardCode: ward.value });
	});
	const submit = (event: FormEvent<HTMLFormElement>) => {
		setMissing(unset);
		sending.onSubmit(event);
	};
	return (
		<form id={id} className="address-form" onSubmit={submit} noValidate>
			<PasteAddress id={id} onPlace={fill} onNone={clearFilled} />
			<TextField {...textField('recipient')} maxLength={ADDRESS_LENGTHS.recipient.max} autoComplete="name" />
			<TextField {...textField('phone')} type="tel" inputMode="tel" autoComplete="tel" hint={messages.phoneHint} />
			<PlaceChoice
				id={id}
				place={place}
				errors={{
					provinceCode: (place.province ? errors : said).provinceCode,
					wardCode: (place.ward ? errors : said).wardCode,
				}}
				onChange={setPlace}
			/>
			<TextField {...textField('street')} maxLength={ADDRESS_LENGTHS.street.max} autoComplete="street-address" />
			<TextField {...textField('note')} maxLength={ADDRESS_LENGTHS.note.max} isOptional />
		</form>
	);
}

const namesOf = <T extends object>(texts: T) => Object.keys(texts) as (keyof T)[];

/**
 * Checks everything on the client, so that one click marks all faulty fields; too long a text is marked while
 * typing.
 */
const validateTexts = (texts: AddressTexts): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(textFaults(texts)).map(([name, fault]) => [name, messages.faults[fault](minOf(name))]),
	);

const minOf = (name: string): number => Object.entries(ADDRESS_LENGTHS).find(([known]) => known === name)?.[1].min ?? 0;
