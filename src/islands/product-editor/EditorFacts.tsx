import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { EditorAttribute } from '#src/domains/product-editing/contract/editor.ts';
import { $editor, edit, readAttributes } from '#src/islands/product-editor/store.ts';
import { editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Select } from '../ui/Select.tsx';

type Props = { readonly wrong: (field: string) => string | undefined };

export function EditorFacts({ wrong }: Props) {
	const { form } = useStore($editor);
	return (
		<>
			<TextField
				id="thuong-hieu"
				label={messages.brand}
				maxLength={60}
				value={form.brand}
				error={wrong('thuong-hieu')}
				isOptional
				onChange={(brand) => edit({ brand })}
			/>
			<Attributes wrong={wrong} />
		</>
	);
}

function Attributes({ wrong }: Props) {
	const { categoryId } = useStore($editor).form;
	const [known, setKnown] = useState<readonly EditorAttribute[]>([]);
	useEffect(() => {
		let isHere = true;
		setKnown([]);
		if (categoryId) void readAttributes(categoryId).then((found) => isHere && setKnown(found ?? []));
		return () => {
			isHere = false;
		};
	}, [categoryId]);
	if (known.length === 0) return null;
	return (
		<fieldset className="editor-attributes">
			<legend>{messages.attributes}</legend>
			{known.map((attribute) => (
				<Attribute key={attribute.code} attribute={attribute} error={wrong(`dd-${attribute.code}`)} />
			))}
		</fieldset>
	);
}

type AttributeProps = { readonly attribute: EditorAttribute; readonly error: string | undefined };

function Attribute({ attribute, error }: AttributeProps) {
	const { attributes } = useStore($editor).form;
	const { code, name, type, unit, choices } = attribute;
	const values = attributes.find((one) => one.code === code)?.values ?? [];
	const show = (now: readonly string[]) => {
		const others = attributes.filter((one) => one.code !== code);
		edit({ attributes: now.length === 0 ? others : [...others, { code, values: [...now] }] });
	};
	const field = { id: `dd-${code}`, label: unit ? `${name} (${unit})` : name, isOptional: true, error };
	if (type === 'choice') {
		return (
			<fieldset className="editor-choices" id={field.id} tabIndex={-1} aria-describedby={`${field.id}-loi`}>
				<legend className="field-label">{field.label}</legend>
				{choices.map((choice) => (
					<label className="chip" key={choice}>
						<input
							className="sr-only"
							type="checkbox"
							checked={values.includes(choice)}
							onChange={({ currentTarget }) =>
								show(currentTarget.checked ? [...values, choice] : values.filter((one) => one !== choice))
							}
						/>
						{choice}
					</label>
				))}
				<FieldError id={`${field.id}-loi`} words={error} />
			</fieldset>
		);
	}
	if (type === 'boolean') {
		const options = [
			{ value: 'co', label: messages.yes },
			{ value: 'khong', label: messages.no },
		];
		const pick = (value: string) => show(value === '' ? [] : [value]);
		return (
			<Select {...field} placeholder={messages.unsaid} options={options} value={values[0] ?? ''} onChange={pick} />
		);
	}
	return (
		<TextField
			{...field}
			inputMode={type === 'number' ? 'decimal' : 'text'}
			value={values[0] ?? ''}
			onChange={(value) => show(value === '' ? [] : [value])}
		/>
	);
}
