import { useStore } from '@nanostores/react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import {
	$imports,
	exportAddress,
	importFormAddress,
	isWorking,
	readImports,
	sendImport,
} from '#src/islands/vendor-products/imports-store.ts';
import { productFileMessages as messages } from '#src/messages/vi/vendor/product-imports.ts';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { useStaffRight } from '../vendor/use-staff-right.ts';
import { ImportCard } from './ImportCard.tsx';

/** Imports products from a spreadsheet. Loaded on demand and only for staff who may edit products. */
export function ImportDesk() {
	const mayEdit = useStaffRight('goods.edit');
	const [isOpen, setOpen] = useState(false);
	useEffect(() => {
		if (isOpen) void readImports();
	}, [isOpen]);
	if (!mayEdit) return null;
	return (
		<details className="goods-narrow import-desk" onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{messages.title}</summary>
			{isOpen && <Desk />}
		</details>
	);
}

function Desk() {
	const imports = useStore($imports);
	const list = useRef<HTMLUListElement>(null);
	// On a phone the result is below the visible area.
	const showFirst = () =>
		requestAnimationFrame(() => list.current?.firstElementChild?.scrollIntoView({ block: 'start' }));
	if (imports === 'failed')
		return (
			<div className="import-body">
				<p>{messages.failed}</p>
				<Button kind="secondary" onClick={() => void readImports()}>
					{messages.again}
				</Button>
			</div>
		);
	const { items, parts } = imports ?? { items: [], parts: 0 };
	return (
		<div className="import-body" aria-busy={imports === null}>
			<p>{messages.intro}</p>
			<p className="import-files">
				<a className="btn btn-quiet" href={importFormAddress} download>
					{messages.form}
				</a>
				{Array.from({ length: parts }, (_, at) => at + 1).map((part) => (
					<a className="btn btn-quiet" href={exportAddress(part)} key={part} download>
						{messages.export(part, parts)}
					</a>
				))}
			</p>
			<FileChoice isTaken={items.some(({ finishedAt }) => finishedAt === null)} onSent={showFirst} />
			{items.length > 0 && (
				<>
					<h2 className="import-heading">{messages.earlier}</h2>
					<p className="sr-only" role="status">
						{items.filter(isWorking).length === 0 && items[0] ? messages.states[items[0].state] : ''}
					</p>
					<ul className="import-list" ref={list}>
						{items.map((one) => (
							<li key={one.id}>
								<ImportCard one={one} />
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}

/** `isTaken`: another import is running and must finish first. */
function FileChoice({ isTaken, onSent }: { readonly isTaken: boolean; readonly onSent: () => void }) {
	const id = useId();
	const [isBusy, setBusy] = useState(false);
	const [wrong, setWrong] = useState('');
	const send = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const [file] = currentTarget.files ?? [];
		if (!file) return;
		setBusy(true);
		const refused = await sendImport(file);
		currentTarget.value = '';
		setWrong(refused ?? '');
		setBusy(false);
		if (refused === null) onSent();
	};
	if (isTaken) return null;
	return (
		<div className="field">
			<label className="btn btn-primary picture-add" htmlFor={id} aria-busy={isBusy}>
				{isBusy ? messages.sending : messages.choose}
				<input
					className="sr-only"
					id={id}
					type="file"
					accept=".csv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
					aria-describedby={wrong ? `${id}-loi` : undefined}
					aria-invalid={wrong ? true : undefined}
					disabled={isBusy}
					onChange={(event) => void send(event)}
				/>
			</label>
			<FieldError id={`${id}-loi`} words={wrong} />
		</div>
	);
}
