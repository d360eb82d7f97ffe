/**
 * The states of the south (south west without Lagos, south east, south south).
 * Row format: see place-table-states.ts.
 */
export const placeTableSouth = `
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
University of Ibadan|m|7.444|3.900|1.5|2|UI;Agbowo
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
# Edo
Benin City|t|6.335|5.622|9|1|Benin;Oredo;Bini;Benin Edo
Egor|l|6.375|5.580|6|3
Ikpoba Okha|l|6.270|5.680|14|3|Ikpoba
Ovia North-East|l|6.520|5.500|20|4
Uhunmwonde|l|6.490|5.850|18|4|Uhunmwode
Auchi|t|7.067|6.264|4|2
Ekpoma|t|6.743|6.139|4|2
Uromi|t|6.700|6.330|3|3
Igarra|t|7.292|6.104|2|4
Sabongida-Ora|t|6.903|5.925|2.5|4
Irrua|t|6.738|6.222|2|4
Okada|t|6.735|5.390|2|3
Benin GRA|n|6.315|5.618|1.5|1|GRA;GRA Benin;GRA Benin City
Ugbowo|n|6.385|5.612|1.5|2|UNIBEN;University of Benin
Sapele Road|n|6.290|5.640|2.5|2
Airport Road Benin|n|6.315|5.600|1.5|3|Airport Road
Ekenwan|n|6.320|5.580|2|3|Ekenwan Road;Ekehuan Road
Uselu|n|6.365|5.610|1|3
Aduwawa|n|6.365|5.665|1.5|4
Ihama|n|6.312|5.625|0.7|4
Ugbor|n|6.290|5.605|1.2|3
Etete|n|6.305|5.625|0.8|4
Upper Sakponba|n|6.290|5.660|1.5|4|Sakponba
Ogheghe|n|6.235|5.660|1.5|4
# Delta
Asaba|t|6.198|6.732|6|1
Warri|t|5.517|5.750|6|1
Effurun|t|5.556|5.784|4|2|Warri Effurun
Ughelli|t|5.490|6.004|4|2
Sapele|t|5.894|5.677|4|2
Agbor|t|6.254|6.194|4|2
Abraka|t|5.790|6.100|4|2
Ozoro|t|5.540|6.216|3|3
Oleh|t|5.460|6.206|3|4
Kwale|t|5.708|6.434|3|3
Burutu|t|5.353|5.508|3|4
Ogwashi-Uku|t|6.178|6.524|3|3
Issele-Uku|t|6.317|6.470|2.5|4
Ibusa|t|6.180|6.630|3|3|Ibuzor
Okpanam|t|6.235|6.650|3|2
Oghara|t|5.935|5.665|3|3|Ogharefe
Aniocha South|l|6.130|6.530|14|4
Ethiope West|l|5.930|5.720|14|4
Okpe|l|5.640|5.850|13|4
Udu|l|5.470|5.800|8|3
Uvwie|l|5.560|5.790|6|3
Ughelli North|l|5.520|6.030|15|4
Ughelli South|l|5.400|5.900|14|4
Warri South|l|5.520|5.720|12|4
Oshimili South|l|6.180|6.700|10|4
Okpanam Road|n|6.220|6.700|1.5|2
GRA Asaba|n|6.205|6.715|1.2|2|Asaba GRA;GRA
Cable Point|n|6.187|6.735|1|4
Core Area Asaba|n|6.225|6.690|1.2|4|Core Area
Warri GRA|n|5.525|5.755|1.2|3|GRA Warri;GRA Effurun
Jakpa Road|n|5.575|5.775|1.2|4|Jakpa
Airport Road Warri|n|5.555|5.765|1.2|4|Airport Road
Enerhen|n|5.530|5.780|1|4
DSC Township|n|5.480|5.815|2|4|DSC;Aladja;Ovwian
# Rivers
Port Harcourt|t|4.815|7.030|9|1|PH;PHC;Port Harcout
Obio-Akpor|l|4.865|6.995|10|2|Obio Akpo
Ikwerre|l|5.000|6.900|17|4
Eleme|t|4.795|7.120|5|2
Oyigbo|t|4.878|7.128|4|2|Obigbo;Afam
Etche|l|5.030|7.080|20|4
Emohua|t|4.885|6.862|4|4
Bonny|t|4.452|7.170|4|2|Bonny Island
Bori|t|4.673|7.365|3|3
Ahoada|t|5.083|6.650|3|3
Omoku|t|5.342|6.656|4|3
Buguma|t|4.736|6.862|3|4
Okrika|t|4.740|7.083|3|3
Onne|t|4.723|7.155|3|3
Elele|t|5.101|6.814|3|4
Igwuruta|t|4.955|7.015|3|3
Old GRA|n|4.785|7.010|1.2|2|Old GRA Port Harcourt;GRA Phase 1
New GRA|n|4.818|6.999|1.5|1|GRA;GRA Port Harcourt;GRA Phase 2;GRA Phase 3;Port Harcourt GRA
D-Line|n|4.800|7.000|0.8|2
Diobu|n|4.790|6.992|1.2|3|Mile 1;Mile 3
Trans Amadi|n|4.813|7.035|2|1
Rumuola|n|4.833|7.010|1|2
Rumuokwuta|n|4.838|6.990|1|3
Rumuigbo|n|4.850|6.990|1|3
Ada George|n|4.840|6.978|1.8|1|Ada George Road
Rumuodara|n|4.863|7.025|1|2|Rumuodara Junction
Rumuodomaya|n|4.880|7.005|1.2|3
Rumuokoro|n|4.870|6.998|1|3
Eliozu|n|4.865|7.015|1|2
Eligbolo|n|4.880|6.985|1|4
Rumuibekwe|n|4.835|7.035|1|3|Rumuibekwe Estate
Rumuogba|n|4.825|7.025|0.8|3|Rumuogba Estate
Elelenwo|n|4.837|7.080|1.5|2|Elelenwo Estate
Woji|n|4.820|7.060|1.5|2|Woji Estate;YKC
Peter Odili Road|n|4.800|7.045|1.8|1|Peter Odili;Odili Road
Abuloma|n|4.780|7.045|1.5|3
Golf Estate|e|4.795|7.055|0.7|3
Rumuomasi|n|4.825|7.020|0.8|3|Stadium Road
Rukpokwu|n|4.915|7.000|1.8|3
Eneka|n|4.895|7.035|1.8|3
Alakahia|n|4.885|6.925|1.2|4
Choba|n|4.895|6.910|1.5|2|UNIPORT;University of Port Harcourt
Ozuoba|n|4.865|6.935|1.5|4|NTA Road
Rumuepirikom|n|4.830|6.975|1|3|Iwofe Road
Iwofe|n|4.815|6.950|1.5|3
Borokiri|n|4.745|7.040|1.2|4
Shell RA|e|4.838|7.040|1|3|Shell Residential Area;Shell Estate
Akpajo|n|4.825|7.100|1.2|4
Airport Road Port Harcourt|n|4.960|6.985|3|3|Airport Road
# Bayelsa
Yenagoa|t|4.927|6.268|6|1
Brass|t|4.315|6.242|3|4
Nembe|t|4.540|6.404|3|4
Amassoma|t|4.970|6.110|2|4
Otuoke|t|4.790|6.320|2|4
Sagbama|t|5.155|6.195|2|4
# Akwa Ibom
Uyo|t|5.038|7.912|7|1
Eket|t|4.642|7.924|5|2
Ikot Ekpene|t|5.181|7.714|4|2
Oron|t|4.802|8.233|3|3
Ikot Abasi|t|4.571|7.560|3|3
Abak|t|4.983|7.783|3|3
Etinan|t|4.845|7.855|2.5|4
Itu|t|5.201|7.983|3|4
Ibeno|t|4.566|7.976|3|4
Ewet Housing Estate|e|5.020|7.940|1|2|Ewet Housing;Ewet
Shelter Afrique|e|5.000|7.945|0.8|3|Shelter Afrique Estate
Osongama Estate|e|5.045|7.950|0.8|3|Osongama
Ibom Icon|m|5.035|8.020|1.5|4|Nwaniba;Nwaniba Road
# Cross River
Calabar|t|4.958|8.327|7|1
Ikom|t|5.962|8.711|3|3
Ogoja|t|6.655|8.798|3|3
Obudu|t|6.668|9.165|3|3
Ugep|t|5.808|8.081|3|3
Akamkpa|t|5.313|8.350|3|4
Obubra|t|6.083|8.333|3|4
Tinapa|m|5.050|8.318|1.5|3
Obudu Cattle Ranch|m|6.375|9.367|3|4
State Housing Calabar|e|4.985|8.340|1|3|State Housing Estate;State Housing
Parliamentary Road|n|5.020|8.335|1.5|4|Parliamentary Extension;8 Miles
Marian|n|4.975|8.335|1|3|Marian Road
Ekorinim|n|4.990|8.320|1|4
# Abia
Umuahia|t|5.525|7.490|5|1
Aba|t|5.107|7.367|6|1
Osisioma|t|5.150|7.330|4|3
Ohafia|t|5.615|7.812|3|3
Arochukwu|t|5.389|7.912|3|3
Bende|t|5.559|7.634|3|4
# Anambra
Awka|t|6.212|7.072|5|1
Onitsha|t|6.146|6.786|5|1
Nnewi|t|6.019|6.917|5|1
Ekwulobia|t|6.024|7.083|3|3
Ihiala|t|5.854|6.859|3|3
Obosi|t|6.103|6.820|3|3
Ogidi|t|6.147|6.862|3|3
Nkpor|t|6.150|6.830|2|3
Agulu|t|6.110|7.060|3|4
Ozubulu|t|5.957|6.854|3|4
Abagana|t|6.183|6.972|2|4
Otuocha|t|6.338|6.845|3|4
GRA Onitsha|n|6.155|6.785|1.2|3|Onitsha GRA;GRA
# Ebonyi
Abakaliki|t|6.325|8.113|6|1
Afikpo|t|5.892|7.936|4|3
Onueke|t|6.160|8.040|3|4
# Enugu
Enugu|t|6.452|7.510|8|1|Enugu Town
Nsukka|t|6.857|7.396|5|2|UNN
Oji River|t|6.263|7.270|3|4
Awgu|t|6.071|7.474|3|4
Udi|t|6.316|7.421|3|4
Ngwo|t|6.425|7.430|3|4|9th Mile;Ninth Mile
Agbani|t|6.310|7.550|3|3
Enugu-Ezike|t|6.980|7.455|3|4
Independence Layout|n|6.430|7.515|1.5|1
New Haven|n|6.448|7.515|1|1
GRA Enugu|n|6.455|7.500|1.2|1|Enugu GRA;GRA
Trans-Ekulu|n|6.480|7.500|1.5|2
Thinkers Corner|n|6.460|7.535|1|3
Emene|n|6.474|7.580|2|2
Achara Layout|n|6.410|7.500|1|3
Uwani|n|6.425|7.492|1|3
Ogui|n|6.445|7.500|1|3|Ogui New Layout
Abakpa|n|6.485|7.520|1.5|3|Abakpa Nike
Nike Lake|n|6.500|7.540|1.5|3|Nike;Nike Lake Resort
Coal Camp|n|6.440|7.482|0.8|4|Ogbete
Centenary City Enugu|e|6.370|7.540|2|3|Enugu Centenary City
Golf Estate Enugu|e|6.460|7.520|0.7|4|Golf Estate
Premier Layout|n|6.430|7.540|1|4|Goshen Estate
# Imo
Owerri|t|5.484|7.035|6|1|Owerri Municipal;Owerri Town
Owerri North|l|5.490|7.080|9|3
Owerri West|l|5.440|6.980|11|3
Ohaji/Egbema|l|5.380|6.820|18|4|Ohaji
Orlu|t|5.796|7.036|4|2
Okigwe|t|5.829|7.351|4|3
Oguta|t|5.710|6.809|3|3
Nkwerre|t|5.755|7.110|2.5|4
Mbaise|t|5.530|7.290|6|3|Aboh Mbaise
Mgbidi|t|5.730|6.890|2.5|4
New Owerri|n|5.475|7.010|2|1|World Bank;World Bank Estate;World Bank Owerri;Area H
Ikenegbu|n|5.493|7.035|0.8|2|Ikenegbu Layout
Aladinma|e|5.497|7.045|0.8|2|Aladinma Estate;Alladinma
Works Layout|n|5.495|7.030|0.7|3
Egbu|n|5.480|7.070|1.5|3
Orji|n|5.520|7.045|1.5|3|Orji Owerri
Nekede|n|5.440|7.030|2|3
FUTO|m|5.385|6.995|2.5|3|Ihiagwa;Obinze
Akwakuma|n|5.515|7.020|1|3
Amakohia|n|5.510|7.030|1|3
Umuguma|n|5.465|6.990|1.5|3
Avu|n|5.435|6.965|1.5|4
Naze|n|5.440|7.060|1.5|4
Uratta|n|5.510|7.065|1.5|4
`;
