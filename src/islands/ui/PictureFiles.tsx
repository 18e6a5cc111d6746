import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { PICTURE_ACCEPT } from '#src/shared/pictures/pictures.ts';
import { FieldError } from './fields/FieldError.tsx';

export type AcceptedFile<T> = { readonly kept: T } | { readonly wrong: string };
type Props<T> = {
	readonly label: string;
	/** Several hints are shown one below the other. */
	readonly hint?: string | readonly string[];
	readonly words: { readonly add: string; readonly uploading: string; readonly tooMany: string };
	readonly chosen: readonly T[];
	readonly max: number;
	readonly upload: (file: File) => Promise<AcceptedFile<T>>;
	readonly onChange: (chosen: readonly T[]) => void;
	readonly children: ReactNode;
};

/** Uploads pictures as soon as they are selected, so that errors appear early and submitting is fast. */
export function PictureFiles<T>({ label, hint, words: messages, chosen, max, upload, onChange, children }: Props<T>) {
	const id = useId();
	const [isBusy, setBusy] = useState(false);
	const [wrong, setWrong] = useState<readonly string[]>([]);
	const room = max - chosen.length;
	const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const files = [...(currentTarget.files ?? [])];
		currentTarget.value = '';
		if (files.length === 0) return;
		setBusy(true);
		let known = chosen;
		const refused: string[] = files.length > room ? [messages.tooMany] : [];
		for (const file of files.slice(0, room)) {
			const taken = await upload(file);
			if ('kept' in taken) known = [...new Set([...known, taken.kept])];
			else refused.push(taken.wrong);
			onChange(known);
		}
		setWrong(refused);
		setBusy(false);
	};
	return (
		<div className="field">
			<span className="field-label">{label}</span>
			{typeof hint === 'string' ? <p className="field-hint">{hint}</p> : <Hints hints={hint} />}
			{children}
			{room > 0 && (
				<label className="btn btn-secondary picture-add" htmlFor={id} aria-busy={isBusy}>
					{isBusy ? messages.uploading : messages.add}
					<input
						className="sr-only"
						id={id}
						type="file"
						accept={PICTURE_ACCEPT}
						multiple
						aria-describedby={wrong.length > 0 ? `${id}-loi` : undefined}
						aria-invalid={wrong.length > 0 ? true : undefined}
						disabled={isBusy}
						onChange={(event) => void add(event)}
					/>
				</label>
			)}
			<FieldError id={`${id}-loi`} words={wrong.join('\n')} />
		</div>
	);
}

const Hints = ({ hints = [] }: { readonly hints: readonly string[] | undefined }) =>
	hints.length > 0 && (
		<ul className="field-hint field-hints">
			{hints.map((hint) => (
				<li key={hint}>{hint}</li>
			))}
		</ul>
	);
