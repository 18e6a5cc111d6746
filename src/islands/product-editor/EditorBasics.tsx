import { useStore } from '@nanostores/react';
import { $categories, $editor, changeCategory, edit } from '#src/islands/product-editor/store.ts';
import { editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { Field } from '../ui/fields/Field.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { LicenceNote } from './licences/LicenceNote.tsx';

type Props = {
	readonly wrong: (field: string) => string | undefined;
};

export function EditorBasics({ wrong }: Props) {
	const { form, view } = useStore($editor);
	const categories = useStore($categories);
	const isSeen = view?.state === 'published' || view?.state === 'hidden';
	return (
		<>
			<TextField
				id="ten-hang"
				label={messages.name}
				hint={messages.nameHint}
				maxLength={120}
				value={form.name}
				error={wrong('ten-hang')}
				onChange={(name) => edit({ name })}
			/>
			<Field
				id="danh-muc-hang"
				label={messages.category}
				hint={isSeen ? messages.categoryWaits : undefined}
				error={wrong('danh-muc-hang')}
			>
				{(control) => (
					<select
						{...control}
						className="field-input"
						value={form.categoryId}
						onChange={({ currentTarget }) => void changeCategory(currentTarget.value)}
					>
						<option value="">{messages.chooseCategory}</option>
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
			<LicenceNote categoryId={form.categoryId} mayRequest={view?.mayEdit ?? true} />
		</>
	);
}
