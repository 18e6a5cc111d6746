import { type ChangeEvent, lazy, Suspense, useId, useState } from 'react';
import { controlMessages } from '#src/messages/vi/ui.ts';
import { shopPageMessages as messages } from '#src/messages/vi/vendor/vendor-settings.ts';
import { url } from '#src/routes.ts';
import { PICTURE_ACCEPT } from '#src/shared/pictures/pictures.ts';
import { uploadPicture } from '#src/stores/pictures.ts';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/fields/FieldError.tsx';

/** Loaded when a picture is cropped for the first time; the page is near its budget. */
const CropDialog = lazy(async () => ({
	default: (await import('../product-editor/pictures/CropDialog.tsx')).CropDialog,
}));

type Props = {
	readonly kind: 'logo' | 'banner';
	readonly hash: string | null;
	readonly error: string | undefined;
	readonly onChange: (hash: string | null) => void;
};
const PICTURE_OPTIONS = {
	logo: { label: messages.logo, hint: messages.logoHint, width: 96, height: 96 },
	banner: { label: messages.banner, hint: messages.bannerHint, width: 640, height: 160 },
} as const;

export function ShopPicture({ kind, hash, error: unkept, onChange }: Props) {
	const id = useId();
	const [isBusy, setBusy] = useState(false);
	const [isCropping, setCropping] = useState(false);
	const [wasCropping, setWasCropping] = useState(false);
	const [refused, setRejected] = useState('');
	const error = refused || unkept;
	const { label, hint, width, height } = PICTURE_OPTIONS[kind];
	const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const file = currentTarget.files?.[0];
		currentTarget.value = '';
		if (file) void send(file);
	};
	const send = async (file: File) => {
		setBusy(true);
		const upload = await uploadPicture(file);
		setRejected(upload.picture ? '' : upload.wrong);
		if (upload.picture) onChange(upload.picture.hash);
		setBusy(false);
	};
	return (
		<div className={`field shop-picture-field shop-picture-field-${kind}`}>
			<span className="field-label">{label}</span>
			{hash ? (
				<img
					className={`shop-picture shop-picture-${kind}`}
					src={url.picture({ hash, width: 640, format: 'webp' })}
					width={width}
					height={height}
					alt={label}
				/>
			) : (
				<p className={`shop-picture shop-picture-${kind} shop-picture-none`}>{messages.noPicture}</p>
			)}
			<p className="field-hint" id={`${id}-goi-y`}>
				{hint} {controlMessages.pictureFormats}
			</p>
			<div className="shop-picture-acts">
				<label className="btn btn-secondary picture-add" htmlFor={id} aria-busy={isBusy}>
					{isBusy ? messages.uploading : hash ? messages.changePicture : messages.choosePicture}
					<span className="sr-only">{label}</span>
					<input
						className="sr-only"
						id={id}
						type="file"
						accept={PICTURE_ACCEPT}
						aria-describedby={error ? `${id}-goi-y ${id}-loi` : `${id}-goi-y`}
						aria-invalid={error ? true : undefined}
						disabled={isBusy}
						onChange={choose}
					/>
				</label>
				{hash && kind === 'logo' && (
					<Button
						kind="secondary"
						disabled={isBusy}
						onClick={() => {
							setCropping(true);
							setWasCropping(true);
						}}
					>
						{messages.cropPicture} <span className="sr-only">{label}</span>
					</Button>
				)}
				{hash && (
					<Button kind="quiet" onClick={() => onChange(null)}>
						{messages.removePicture} <span className="sr-only">{label}</span>
					</Button>
				)}
			</div>
			<FieldError id={`${id}-loi`} words={error} />
			{kind === 'logo' && wasCropping && (
				<Suspense>
					<CropDialog
						hash={isCropping ? hash : null}
						onClose={() => setCropping(false)}
						onCropped={(file) => void send(file)}
					/>
				</Suspense>
			)}
		</div>
	);
}
