import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { EditorAttribute } from '#src/domains/catalog/contract-editor.ts';
import { editorWords as words } from '#src/messages/vi/editor-screen.ts';
import { $categories, $editor, changeCategory, edit, readAttributes } from '#src/stores/vendor-editor.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { LongText } from '../../ui/LongText.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ShownWords } from './ShownWords.tsx';

type Props = {
	readonly wrong: (field: string) => string | undefined;
};

/** What it is: category, name, words, and what its category lets one say. */
export function EditorBasics({ wrong }: Props) {
	const { form, view } = useStore($editor);
	const categories = useStore($categories);
	const isSeen = view?.state === 'published' || view?.state === 'hidden';
	return (
		<section className="card card-body editor-part" aria-labelledby="phan-chinh">
			<h2 id="phan-chinh">{words.basics}</h2>
			<Field
				id="danh-muc-hang"
				label={words.category}
				hint={isSeen ? words.categoryWaits : undefined}
				error={wrong('danh-muc-hang')}
			>
				{(control) => (
					<select
						{...control}
						className="field-input"
						value={form.categoryId}
						onChange={({ currentTarget }) => void changeCategory(currentTarget.value)}
					>
						<option value="">{words.chooseCategory}</option>
						{categories.map((branch) => (
							<optgroup key={branch.id} label={branch.name}>
								{branch.children.map(({ id, name }) => (
									<option key={id} value={id}>
										{name}
									</option>
								))}
							</optgroup>
						))}
					</select>
				)}
			</Field>
			<TextField
				id="ten-hang"
				label={words.name}
				hint={words.nameHint}
				maxLength={120}
				value={form.name}
				error={wrong('ten-hang')}
				onChange={(name) => edit({ name })}
			/>
			<TextField
				id="thuong-hieu"
				label={words.brand}
				maxLength={60}
				value={form.brand}
				error={wrong('thuong-hieu')}
				isOptional
				onChange={(brand) => edit({ brand })}
			/>
			<Description wrong={wrong} />
			<Attributes />
		</section>
	);
}

function Description({ wrong }: Pick<Props, 'wrong'>) {
	const { description } = useStore($editor).form;
	const add = (text: string) => edit({ description: (description.trimEnd() + text).trimStart() });
	return (
		<>
			<LongText
				id="mo-ta-hang"
				className="editor-words"
				label={words.description}
				hint={words.descriptionHint}
				maxLength={8000}
				value={description}
				error={wrong('mo-ta-hang')}
				onChange={(text) => edit({ description: text })}
			/>
			<div className="editor-row">
				<Button kind="secondary" onClick={() => add(words.headingText)}>
					{words.addHeading}
				</Button>
				<Button kind="secondary" onClick={() => add(words.listText)}>
					{words.addList}
				</Button>
			</div>
			<details className="goods-narrow">
				<summary>{words.showWords}</summary>
				<div className="editor-shown">
					<ShownWords text={description} />
				</div>
			</details>
		</>
	);
}

function Attributes() {
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
			<legend>{words.attributes}</legend>
			{known.map((attribute) => (
				<Attribute key={attribute.code} attribute={attribute} />
			))}
		</fieldset>
	);
}

function Attribute({ attribute }: { readonly attribute: EditorAttribute }) {
	const { attributes } = useStore($editor).form;
	const { code, name, type, unit, choices } = attribute;
	const values = attributes.find((one) => one.code === code)?.values ?? [];
	const say = (now: readonly string[]) => {
		const others = attributes.filter((one) => one.code !== code);
		edit({ attributes: now.length === 0 ? others : [...others, { code, values: [...now] }] });
	};
	const field = { id: `dd-${code}`, label: unit ? `${name} (${unit})` : name, isOptional: true };
	if (type === 'choice') {
		return (
			<fieldset className="editor-choices">
				<legend className="field-label">{field.label}</legend>
				{choices.map((choice) => (
					<label className="chip" key={choice}>
						<input
							className="sr-only"
							type="checkbox"
							checked={values.includes(choice)}
							onChange={({ currentTarget }) =>
								say(currentTarget.checked ? [...values, choice] : values.filter((one) => one !== choice))
							}
						/>
						{choice}
					</label>
				))}
			</fieldset>
		);
	}
	if (type === 'boolean') {
		const options = [
			{ value: 'co', label: words.yes },
			{ value: 'khong', label: words.no },
		];
		const pick = (value: string) => say(value === '' ? [] : [value]);
		return <Select {...field} placeholder={words.unsaid} options={options} value={values[0] ?? ''} onChange={pick} />;
	}
	return (
		<TextField
			{...field}
			inputMode={type === 'number' ? 'decimal' : 'text'}
			value={values[0] ?? ''}
			onChange={(value) => say(value === '' ? [] : [value])}
		/>
	);
}
