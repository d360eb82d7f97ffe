/** The product's name wherever the specification says 'the product'. */
export const BRAND = 'Gida';
export const CONTACT_EMAIL = 'hello@gida.example';
