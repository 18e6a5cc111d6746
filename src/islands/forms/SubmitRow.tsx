import { Button } from '../ui/Button.tsx';

export const SubmitRow = ({ label, isBusy }: { readonly label: string; readonly isBusy: boolean }) => (
	<div className="order-buttons">
		<Button type="submit" isBusy={isBusy}>
			{label}
		</Button>
	</div>
);
