// violates: product-needs-no-dev-package
import 'vnpay';
