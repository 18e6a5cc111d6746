// violates: ui-islands-import-no-feature
import '../cart/CartLines.tsx';
