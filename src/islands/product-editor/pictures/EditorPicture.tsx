import { useStore } from '@nanostores/react';
import type { EditorForm } from '#src/domains/product-editing/contract/editor.ts';
import { variantKey } from '#src/domains/product-editing/rules/editor-form.ts';
import { $editor, edit } from '#src/islands/product-editor/store.ts';
import { editorMessages as messages, editorPartMessages as partText } from '#src/messages/vi/vendor/product-editor.ts';
import { url } from '#src/routes.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Select } from '../../ui/Select.tsx';

type Picture = EditorForm['pictures'][number];
type Props = {
	readonly picture: Picture;
	readonly at: number;
	readonly count: number;
	readonly wrong: string | undefined;
	readonly onMove: (to: number) => void;
	readonly onCrop: () => void;
	readonly onDragStart: () => void;
	readonly onDrop: () => void;
};

export function EditorPicture({ picture, at, count, wrong, ...on }: Props) {
	const { onMove, onCrop, onDragStart, onDrop } = on;
	const { form } = useStore($editor);
	const { hash, alt, of } = picture;
	const change = (part: Partial<Picture>) =>
		edit({ pictures: form.pictures.map((one) => (one.hash === hash ? { ...one, ...part } : one)) });
	const keys = form.variants.map(({ values }) => variantKey(values)).filter((key) => key !== '');
	const which = messages.picture(at + 1);
	return (
		<li
			className="editor-picture"
			draggable
			onDragStart={onDragStart}
			onDragOver={(event) => event.preventDefault()}
			onDrop={onDrop}
		>
			<img src={url.picture({ hash, width: 320, format: 'webp' })} width={160} height={160} alt={alt || which} />
			<div className="editor-picture-facts">
				<p className="field-label">{at === 0 ? `${which}: ${messages.cover}` : which}</p>
				<div className="editor-picture-acts">
					<Button kind="secondary" disabled={at === 0} onClick={() => onMove(at - 1)}>
						{messages.up} <span className="sr-only">{which}</span>
					</Button>
					<Button kind="secondary" disabled={at === count - 1} onClick={() => onMove(at + 1)}>
						{messages.down} <span className="sr-only">{which}</span>
					</Button>
					<Button kind="secondary" onClick={onCrop}>
						{messages.crop} <span className="sr-only">{which}</span>
					</Button>
					<Button kind="quiet" onClick={() => edit({ pictures: form.pictures.filter((one) => one.hash !== hash) })}>
						{messages.removePicture} <span className="sr-only">{which}</span>
					</Button>
				</div>
			</div>
			<details className="editor-fold">
				<summary className="editor-fold-head">
					<span>{partText.pictureText}</span>
					<span className="fold-said">{partText.pictureSaid(alt, of)}</span>
				</summary>
				<div className="editor-fold-body">
					<TextField
						id={`alt-${hash}`}
						label={messages.alt}
						hint={messages.altHint}
						maxLength={160}
						value={alt}
						error={wrong}
						isOptional
						onChange={(text) => change({ alt: text })}
					/>
					{keys.length > 0 && (
						<Select
							id={`cua-${hash}`}
							label={messages.pictureOf}
							placeholder={messages.ofAll}
							options={keys.map((key) => ({ value: key, label: key }))}
							value={of}
							isOptional
							onChange={(key) => change({ of: key })}
						/>
					)}
				</div>
			</details>
		</li>
	);
}
