/** The states of the south west without Lagos. Row format: see place-table-states.ts. */
export const placeTableSouthWest = `
# Ogun
Abeokuta|t|7.155|3.345|8|1
Abeokuta North|l|7.190|3.270|12|3
Abeokuta South|l|7.150|3.360|5|3
Ado-Odo/Ota|l|6.640|3.130|18|3
Obafemi Owode|l|6.880|3.430|22|3
Ewekoro|l|6.930|3.220|13|4
Ifo|t|6.815|3.196|6|2
Yewa South|l|6.830|2.980|15|4|Egbado South
Ijebu Ode|t|6.820|3.918|5|2
Ijebu Igbo|t|6.972|3.998|4|3
Sagamu|t|6.846|3.646|5|2|Shagamu
Ilaro|t|6.889|3.014|4|3
Ago-Iwoye|t|6.945|3.911|3|3
Iperu|t|6.910|3.665|2.5|3|Iperu Remo
Ikenne|t|6.867|3.716|2.5|3
Ilishan-Remo|t|6.893|3.717|2|3|Ilishan;Babcock University
Ota|t|6.683|3.237|5|1|Otta
Sango Ota|t|6.697|3.243|4|1|Sango;Sango Otta;Sango Toll Gate
Ijoko|t|6.745|3.268|3|3|Ijoko Ota
Itele|t|6.610|3.195|2.5|3|Itele Ota;Ayobo Itele
Canaanland|m|6.672|3.161|1.5|3|Covenant University
Iyana Iyesi|n|6.680|3.180|1.5|4|Iyesi
Atan Ota|t|6.675|3.087|2.5|3|Atan
Agbara|t|6.510|3.092|4|2|Agbara Estate;Opic Agbara
Igbesa|t|6.535|3.133|3|3|Agbara-Igbesa
Lusada|t|6.590|3.080|2.5|4
Owode Yewa|t|6.710|2.980|3|4
Idiroko|t|6.630|2.745|3|4
Akute|t|6.683|3.360|2.5|2
Ajuwon|t|6.675|3.345|2|3|Iju Ajuwon
Alagbole|t|6.665|3.357|1.5|3
Lambe|t|6.700|3.352|2|4
Oke-Aro|t|6.690|3.325|2|3
Agbado Ogun|t|6.715|3.285|2.5|4|Agbado Crossing
Isheri North|t|6.655|3.385|2|2|Isheri North GRA;Isheri Riverview;River View Estate Isheri;Isheri;Opic Isheri
Opic Estate|e|6.658|3.378|0.8|3|Opic
Warewa|t|6.670|3.392|1.5|3|Warewa Long Bridge
Arepo|t|6.690|3.405|2.5|2|Journalist Estate;Journalists Estate;Arepo Journalist Estate
Magboro|t|6.713|3.410|2.5|2
Ibafo|t|6.740|3.423|2.5|2
Asese|t|6.770|3.430|2|4
Mowe|t|6.808|3.437|3|1|Mowe Town
Mowe Ofada|t|6.830|3.436|4|2|Ofada Road
Ofada|t|6.862|3.430|2.5|3
Pakuro|n|6.822|3.439|1.5|4|Loburo
KM 46|t|6.812|3.448|2|3|Kilometre 46;KM 46 Lagos Ibadan Expressway
Redemption City|m|6.815|3.465|3|2|Redemption Camp;Redeemed Camp;RCCG Camp
Simawa|t|6.785|3.510|3|3
Ogijo|t|6.703|3.518|3|3
Siun|t|6.935|3.485|2|4
Owode Egba|t|6.948|3.508|2.5|4|Owode
Papalanto|t|6.890|3.217|2.5|4
Ibara GRA|n|7.140|3.330|1.5|2|Ibara;Ibara Housing Estate;GRA Abeokuta;GRA
Oke Mosan|n|7.120|3.340|1.5|3
Oke Ilewo|n|7.138|3.345|1|3
Kuto|n|7.140|3.352|0.8|4
Obantoko|n|7.175|3.400|2|3
Asero|n|7.165|3.380|1.2|3
Onikolobo|n|7.135|3.320|1|4
Adigbe|n|7.120|3.325|1.2|4
Lafenwa|n|7.165|3.325|1|4
Idi Aba|n|7.140|3.365|1|4
FUNAAB|m|7.228|3.437|2|3
Laderin|n|7.105|3.320|1.5|4
# Oyo
Ibadan|t|7.388|3.896|12|1
Ogbomoso|t|8.133|4.250|6|2|Ogbomosho
Oyo|t|7.850|3.933|5|3|Oyo Town
Iseyin|t|7.966|3.598|4|3
Saki|t|8.668|3.394|4|3|Shaki
Igboho|t|8.838|3.756|3|4
Kishi|t|9.083|3.850|3|4
Eruwa|t|7.536|3.418|3|4
Igbo-Ora|t|7.434|3.288|3|4
Lalupon|t|7.467|4.067|2.5|4
Fiditi|t|7.713|3.917|2|4
Afijio|l|7.740|3.920|14|4
Akinyele|l|7.530|3.910|13|3
Egbeda|l|7.385|4.040|9|3|Egbeda Ibadan
Ibadan North|l|7.415|3.905|4|3
Ibadan North-East|l|7.375|3.930|3|3
Ibadan North-West|l|7.395|3.880|3|3
Ibadan South-East|l|7.350|3.905|3|3
Ibadan South-West|l|7.355|3.860|5|3
Ibarapa North|l|7.630|3.170|18|4
Ido|l|7.480|3.720|16|4
Oluyole|l|7.270|3.860|14|3
Ona Ara|l|7.300|4.000|12|4
Lagelu|l|7.470|4.000|12|4
Oyo West|l|7.870|3.870|12|4
Bodija|n|7.430|3.912|1.5|1|Old Bodija;New Bodija;Bodija Estate
Agodi|n|7.405|3.905|1|2|Agodi GRA;GRA Agodi
Jericho|n|7.395|3.868|1.2|1|Jericho GRA;GRA Jericho
Iyaganku|n|7.380|3.872|1|2|Iyaganku GRA;GRA
Oluyole Estate|e|7.362|3.862|1.5|2|Oluyole Ibadan
Ring Road|n|7.358|3.870|1.5|2|Ring Road Ibadan
Challenge|n|7.345|3.880|1.2|2|Challenge Ibadan
Dugbe|n|7.389|3.879|1|2
Mokola|n|7.402|3.888|1|2
Sango|n|7.424|3.892|1|3|Sango Ibadan
University of Ibadan|m|7.444|3.900|1.5|2|UI
Agbowo|n|7.445|3.916|1|3
Ojoo|n|7.465|3.912|1.2|3
Moniya|n|7.523|3.915|2|3
Akobo|n|7.438|3.950|2|1|Akobo Ojurin;Ojurin
Basorun|n|7.422|3.932|1.2|2|Bashorun
Iwo Road|n|7.405|3.938|1.2|2
Monatan|n|7.430|3.970|1.2|4
Alakia|n|7.385|3.975|1.5|3
Airport Ibadan|m|7.362|3.978|1.2|4
Eleyele|n|7.420|3.860|1.5|3
Ologuneru|n|7.435|3.825|1.5|3
Apata|n|7.385|3.835|1.5|3
Oke Ado|n|7.370|3.885|0.8|3
Molete|n|7.360|3.888|0.8|3
Felele|n|7.340|3.895|1|3
Soka|n|7.335|3.885|1|4
Samonda|n|7.430|3.900|1|3
Aerodrome GRA|n|7.427|3.905|0.8|4
Kolapo Ishola GRA|e|7.432|3.965|0.8|3|Kolapo Ishola Estate
Elebu|n|7.335|3.820|1.5|3
Akala Express|n|7.325|3.850|2|2|Akala Expressway;Akala
Podo|n|7.315|3.875|1.5|4
# Osun
Osogbo|t|7.770|4.560|6|1|Oshogbo
Ile-Ife|t|7.482|4.560|6|1|Ife;OAU
Ilesa|t|7.628|4.741|5|2|Ilesha
Ede|t|7.739|4.436|4|2
Ede South|l|7.690|4.450|8|4
Iwo|t|7.635|4.181|4|2
Ejigbo|t|7.902|4.314|3|3|Ejigbo Osun
Ikirun|t|7.917|4.667|3|3
Ila-Orangun|t|8.018|4.903|3|3|Ila
Ikire|t|7.370|4.187|3|3
Modakeke|t|7.470|4.540|3|3
Gbongan|t|7.477|4.353|3|4
Iragbiji|t|7.895|4.690|2|4
# Ondo
Akure|t|7.252|5.193|7|1
Ondo|t|7.093|4.835|5|4|Ondo Town;Ondo City
Owo|t|7.196|5.587|4|2
Ikare|t|7.525|5.757|4|3|Ikare Akoko
Okitipupa|t|6.503|4.780|3|3
Ore|t|6.747|4.876|3|3
Ilara-Mokin|t|7.353|5.108|2|4
Idanre|t|7.113|5.115|3|3
Igbokoda|t|6.352|4.803|2|4
Alagbaka|n|7.253|5.212|1|3|Alagbaka GRA;Alagbaka Estate;GRA Akure
Ijapo Estate|e|7.268|5.222|1|3|Ijapo
Oba Ile|n|7.268|5.245|1.5|3
# Ekiti
Ado-Ekiti|t|7.621|5.221|6|1|Ado
Ikere-Ekiti|t|7.499|5.231|4|3|Ikere
Ijero-Ekiti|t|7.813|5.068|2.5|4|Ijero
Ikole-Ekiti|t|7.798|5.515|3|4|Ikole
Oye-Ekiti|t|7.798|5.329|2.5|3|Oye
Efon-Alaaye|t|7.656|4.923|2.5|4|Efon
Ise-Ekiti|t|7.465|5.423|2.5|4
Omuo-Ekiti|t|7.757|5.724|2.5|4|Omuo
Aramoko-Ekiti|t|7.705|5.040|2|4|Aramoko
Ido-Ekiti|t|7.845|5.183|2|4
`;
