import type { ButtonHTMLAttributes, ReactNode } from 'react';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
	readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
	readonly isWide?: boolean;
	readonly isBusy?: boolean;
	readonly children: ReactNode;
};

export function Button({ kind = 'primary', isWide = false, isBusy = false, type = 'button', onClick, ...rest }: Props) {
	return (
		<button
			{...rest}
			type={type}
			className={`btn btn-${kind}${isWide ? ' btn-wide' : ''}`}
			aria-busy={isBusy || undefined}
			onClick={(event) => {
				if (isBusy) event.preventDefault();
				else onClick?.(event);
			}}
		/>
	);
}
