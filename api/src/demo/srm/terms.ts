/** Short terms as a supplier might start with. */
export const demoTerms = `<h2>Rental agreement</h2>
<p>Between <strong>{{companyName}}</strong> and <strong>{{customerName}}</strong> for the vehicle {{vehicleName}}, {{vehicleRegistrationNumber}}, from {{bookingStartDate}} to {{bookingEndDate}}.</p>
<h3>Use of the vehicle</h3>
<ul><li>Only the named driver with a valid licence drives.</li><li>The vehicle stays in the country.</li><li>It comes back with the fuel it left with.</li></ul>
<h3>Payment</h3>
<ol><li>The rental is {{totalAmount}}, the deposit {{securityDeposit}}.</li><li>Fines and tolls of the rental period are the customer's.</li></ol>`;
