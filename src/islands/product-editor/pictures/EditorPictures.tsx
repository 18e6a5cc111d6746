import { useStore } from '@nanostores/react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { PICTURES_MAX } from '#src/domains/catalog/contract/product.ts';
import { $editor, edit, setPending } from '#src/islands/product-editor/store.ts';
import { controlMessages } from '#src/messages/vi/ui.ts';
import { editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { PICTURE_ACCEPT } from '#src/shared/pictures/pictures.ts';
import { uploadPictureWithToast } from '#src/stores/pictures.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/fields/FieldError.tsx';
import { CropDialog } from './CropDialog.tsx';
import { EditorPicture } from './EditorPicture.tsx';

type Props = { readonly wrong: (field: string) => string | undefined };
type Sending = {
	readonly key: string;
	readonly file: File;
	/** The picture that this upload replaces. */
	readonly instead: string | null;
	readonly share: number;
	readonly wrong: string;
};

/** Sorted by drag and drop or buttons; each picture is uploaded when selected. */
export function EditorPictures({ wrong }: Props) {
	const { pictures } = useStore($editor).form;
	const [sending, setSending] = useState<readonly Sending[]>([]);
	const [dragged, setDragged] = useState<number | null>(null);
	const [cropped, setCropped] = useState<string | null>(null);
	const [said, setSaid] = useState('');
	const uploadsInFlight = sending.filter(({ wrong }) => wrong === '').length;
	const mark = (key: string, change: Partial<Sending>) =>
		setSending((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)));
	const drop = (key: string) => setSending((now) => now.filter((one) => one.key !== key));
	const send = async (key: string, file: File, instead: string | null = null) => {
		const upload = await uploadPictureWithToast(file, (share) => mark(key, { share }));
		if (!upload.picture) return mark(key, { wrong: upload.wrong });
		drop(key);
		const { hash } = upload.picture;
		const now = $editor.get().form.pictures;
		if (now.some((one) => one.hash === hash)) return;
		if (instead) edit({ pictures: now.map((one) => (one.hash === instead ? { ...one, hash } : one)) });
		else if (now.length < PICTURES_MAX) edit({ pictures: [...now, { hash, alt: '', of: '' }] });
	};
	const begin = async (files: readonly File[], instead: string | null = null) => {
		const started = files.map((file) => ({ key: crypto.randomUUID(), file, instead, share: 0, wrong: '' }));
		setSending((now) => [...now, ...started]);
		for (const { key, file } of started) await send(key, file, instead);
	};
	const move = (from: number, to: number) => {
		if (to < 0 || to >= pictures.length || from === to) return;
		const moved = [...pictures];
		moved.splice(to, 0, ...moved.splice(from, 1));
		edit({ pictures: moved });
		setSaid(messages.moved(to + 1));
	};
	const again = ({ key, file, instead }: Sending) => {
		mark(key, { wrong: '', share: 0 });
		void send(key, file, instead);
	};
	useEffect(() => setPending({ picturesSending: uploadsInFlight }), [uploadsInFlight]);
	useWhenOnline(() => sending.filter(({ wrong }) => wrong !== '').forEach(again));
	return (
		<>
			<p className="field-hint">
				{messages.picturesHint} {controlMessages.pictureFormats}
			</p>
			<p className="sr-only" role="status">
				{said}
			</p>
			<ol className="editor-pictures">
				{pictures.map((picture, at) => (
					<EditorPicture
						key={picture.hash}
						picture={picture}
						at={at}
						count={pictures.length}
						wrong={wrong(`alt-${picture.hash}`)}
						onMove={(to) => move(at, to)}
						onCrop={() => setCropped(picture.hash)}
						onDragStart={() => setDragged(at)}
						onDrop={() => dragged !== null && move(dragged, at)}
					/>
				))}
			</ol>
			<FieldError id="anh-sai" words={wrong('phan-anh')} />
			<Sent sending={sending} onDrop={drop} onRetry={again} />
			<Add room={PICTURES_MAX - pictures.length - uploadsInFlight} onChoose={(files) => void begin(files)} />
			<CropDialog hash={cropped} onClose={() => setCropped(null)} onCropped={(file) => void begin([file], cropped)} />
		</>
	);
}

type AddProps = { readonly room: number; readonly onChoose: (files: readonly File[]) => void };

/** Says how many selected files exceed the limit. */
function Add({ room, onChoose }: AddProps) {
	const [left, setLeft] = useState(0);
	const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const files = [...(currentTarget.files ?? [])];
		currentTarget.value = '';
		setLeft(Math.max(0, files.length - room));
		onChoose(files.slice(0, room));
	};
	return (
		<>
			{room > 0 && (
				<label className="btn btn-secondary picture-add">
					{messages.addPictures}
					<input className="sr-only" type="file" multiple accept={PICTURE_ACCEPT} onChange={choose} />
				</label>
			)}
			<FieldError id="anh-thua" words={left > 0 ? messages.picturesLeft(left) : ''} />
		</>
	);
}

/** Resumes interrupted uploads when the browser is online again. */
function useWhenOnline(goOn: () => void) {
	const latest = useRef(goOn);
	useEffect(() => {
		latest.current = goOn;
	});
	useEffect(() => {
		const back = () => latest.current();
		addEventListener('online', back);
		return () => removeEventListener('online', back);
	}, []);
}

type SentProps = {
	readonly sending: readonly Sending[];
	readonly onRetry: (sending: Sending) => void;
	readonly onDrop: (key: string) => void;
};

function Sent({ sending, onRetry, onDrop }: SentProps) {
	return (
		<ul className="editor-sending">
			{sending.map((one) => {
				const { key, file, share, wrong } = one;
				return (
					<li key={key}>
						{wrong === '' ? (
							<label className="bulk-progress">
								<span>{messages.uploading(file.name, Math.round(share * 100))}</span>
								<progress max={1} value={share} />
							</label>
						) : (
							<>
								<p role="alert">{wrong}</p>
								<Button kind="secondary" onClick={() => onRetry(one)}>
									{messages.retry}
								</Button>
								<Button kind="quiet" onClick={() => onDrop(key)}>
									{messages.drop}
								</Button>
							</>
						)}
					</li>
				);
			})}
		</ul>
	);
}
