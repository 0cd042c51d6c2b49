import { Card } from '@portal/shared/ui';
import { RadioCards } from '@portal/shared/ui/form';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { registrations } from '../../model/customer-rules';

type NewRegistration = (typeof registrations)[number];

interface Props {
  value: NewRegistration;
  onChange: (registration: NewRegistration) => void;
}

/** How much of the customer is entered now. */
export function RegistrationCard({ value, onChange }: Props) {
  const t = useCustomersText();
  return (
    <Card>
      <RadioCards
        name="registration"
        label={t('customers.registration')}
        value={value}
        options={registrations.map((one) => ({
          value: one,
          title: t(`customers.registration.${one}`),
          description: t(`customers.registration.${one}Text`),
        }))}
        onChange={({ currentTarget }) =>
          onChange(registrations.find((one) => one === currentTarget.value) ?? 'full')
        }
      />
    </Card>
  );
}
